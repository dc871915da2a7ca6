import { constants, createPrivateKey, type KeyObject, privateEncrypt, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import forge from 'node-forge';
import type { Settings } from '../settings/settings';
import { StartProblem } from '../settings/start-problem';
import { startMessages } from '../texts/start-messages';

export interface PassSigner {
  /** What the certificate says whose passes it signs. */
  passType: string;
  team: string;
  /** A detached signature, PKCS#7 in DER. */
  sign(content: Uint8Array, at: Date): Buffer;
}

const orProblem = <T>(name: string, detail: string, work: () => T): T => {
  try {
    return work();
  } catch {
    // What a library says may quote the file.
    throw new StartProblem(startMessages.badSetting(name, detail));
  }
};

const chainIn = (file: string): readonly string[] =>
  readFileSync(file, 'utf8').match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];

const certificates = 'debe tener en PEM el certificado de los pases y, después, el intermedio de Apple';

/** In DER, that the 32 bytes which follow are a sum by SHA-256: what RSA signs of them. */
const sha256Info = Buffer.from('3031300d060960864801650304020105000420', 'hex');

/** Forge would reckon in JavaScript, which holds everybody up for a tenth of a second. */
const fastKey = (key: KeyObject) => ({
  sign: (sum: forge.md.MessageDigest): string => {
    const info = Buffer.concat([sha256Info, Buffer.from(sum.digest().getBytes(), 'binary')]);
    return privateEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, info).toString('binary');
  },
});

/** null: no certificate is configured, and no pass is made. One that cannot serve ends the start. */
export const createPassSigner = ({ passCertificate, passKey = '', passKeyPassword }: Settings): PassSigner | null => {
  if (passCertificate === undefined) return null;
  const { chain, own } = orProblem('PASS_CERTIFICATE', certificates, () => {
    const pems = chainIn(passCertificate);
    return { chain: pems.map((pem) => forge.pki.certificateFromPem(pem)), own: new X509Certificate(pems[0] ?? '') };
  });
  const said = (field: string) => new RegExp(`^${field}=(.+)$`, 'm').exec(own.subject)?.[1] ?? '';
  const [passType, team] = [said('UID'), said('OU')];
  const [certificate] = chain;
  if (certificate === undefined || chain.length < 2 || passType === '' || team === '')
    throw new StartProblem(startMessages.badSetting('PASS_CERTIFICATE', certificates));
  const key = orProblem('PASS_KEY', 'debe ser una clave RSA en PEM, y PASS_KEY_PASSWORD la suya', () => {
    const read = createPrivateKey({
      key: readFileSync(passKey),
      ...(passKeyPassword === undefined ? {} : { passphrase: passKeyPassword }),
    });
    if (read.asymmetricKeyType !== 'rsa') throw new Error('no RSA');
    return read;
  });
  if (!own.checkPrivateKey(key))
    throw new StartProblem(startMessages.badSetting('PASS_KEY', 'no es la clave del certificado'));
  const { sha256, contentType, data, messageDigest, signingTime } = forge.pki.oids as Record<string, string>; // a table of names
  return {
    passType,
    team,
    sign: (content, at) => {
      const signed = forge.pkcs7.createSignedData();
      signed.content = forge.util.createBuffer(Buffer.from(content).toString('binary'));
      for (const one of chain) signed.addCertificate(one);
      signed.addSigner({
        // Of a key forge only wants that it signs.
        key: fastKey(key) as unknown as forge.pki.rsa.PrivateKey,
        certificate,
        digestAlgorithm: sha256 ?? '',
        authenticatedAttributes: [
          { type: contentType ?? '', value: data ?? '' },
          { type: messageDigest ?? '' },
          // Its type wants text; what is written is a date.
          { type: signingTime ?? '', value: at as unknown as string },
        ],
      });
      signed.sign({ detached: true });
      return Buffer.from(forge.asn1.toDer(signed.toAsn1()).getBytes(), 'binary');
    },
  };
};
