import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Buffer) => bytes.toString('base64url');

/** CBOR of a text shorter than 24 bytes, and of bytes shorter than 64 KiB. */
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
const cborBytes = (bytes: Buffer) => {
  const { length } = bytes;
  return Buffer.concat([Buffer.from(length < 256 ? [0x58, length] : [0x59, length >> 8, length & 0xff]), bytes]);
};

/** An ES256 key as COSE writes it. */
const coseKey = (key: KeyObject): Buffer => {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const point = (coordinate: string) => cborBytes(Buffer.from(coordinate, 'base64url'));
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    point(x),
    Buffer.from([0x22]),
    point(y),
  ]);
};

const [present, verified, attested] = [0x01, 0x04, 0x40];

/** What the browser and its owner do with what was asked. */
interface Doing {
  origin: string;
  rpId: string;
  /** false: a touch alone, without finger, face or PIN. */
  isVerified?: boolean;
  type?: string;
  challenge: string;
}

/** A passkey of ES256 with a counter, as a device keeps it. */
export const createAuthenticator = () => {
  const id = base64url(randomBytes(32));
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const device = { counter: 0, userHandle: '' };

  const dataOf = ({ rpId, isVerified = true }: Doing, flags = 0) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(device.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags | present | (isVerified ? verified : 0)]), counter]);
  };
  const clientData = ({ origin, type, challenge }: Doing, usual: string) =>
    Buffer.from(JSON.stringify({ type: type ?? usual, challenge, origin, crossOrigin: false }));

  return {
    id,
    device,
    create: (doing: Doing, userHandle: string) => {
      device.userHandle = userHandle;
      const credentialId = Buffer.from(id, 'base64url');
      const length = Buffer.from([0, credentialId.length]);
      const authData = Buffer.concat([
        dataOf(doing, attested),
        Buffer.alloc(16),
        length,
        credentialId,
        coseKey(publicKey),
      ]);
      return {
        id,
        clientDataJSON: base64url(clientData(doing, 'webauthn.create')),
        attestationObject: base64url(
          Buffer.concat([
            Buffer.from([0xa3]),
            ...[cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0])],
            ...[cborText('authData'), cborBytes(authData)],
          ]),
        ),
        transports: ['internal'],
      };
    },
    get: (doing: Doing) => {
      device.counter += 1;
      const [data, client] = [dataOf(doing), clientData(doing, 'webauthn.get')];
      return {
        id,
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        userHandle: device.userHandle,
      };
    },
  };
};
export type Authenticator = ReturnType<typeof createAuthenticator>;
