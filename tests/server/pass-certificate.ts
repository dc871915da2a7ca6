import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import forge from 'node-forge';

const { pki } = forge;
export const passType = 'pass.do.ejemplo.carnet';
export const team = 'A1B2C3D4E5';

const certificateOf = (
  subject: forge.pki.CertificateField[],
  keys: forge.pki.rsa.KeyPair,
  issuer: { subject: forge.pki.CertificateField[]; key: forge.pki.rsa.PrivateKey },
): string => {
  const certificate = pki.createCertificate();
  certificate.publicKey = keys.publicKey;
  certificate.serialNumber = '0a2b';
  certificate.validity.notBefore = new Date('2026-01-01');
  certificate.validity.notAfter = new Date('2028-01-01');
  certificate.setSubject(subject);
  certificate.setIssuer(issuer.subject);
  certificate.sign(issuer.key, forge.md.sha256.create());
  return pki.certificateToPem(certificate);
};

/** The files of an operator: a pass certificate, its issuer's certificate, and the key with a password. */
export const passCertificate = (password: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'pases-'));
  const [ownKeys, upperKeys] = [pki.rsa.generateKeyPair(2048), pki.rsa.generateKeyPair(2048)];
  const upper = [{ name: 'commonName', value: 'Intermedio de prueba' }];
  const own = [
    { type: '0.9.2342.19200300.100.1.1', value: passType },
    { name: 'commonName', value: `Pass Type ID: ${passType}` },
    { name: 'organizationalUnitName', value: team },
  ];
  const signer = { subject: upper, key: upperKeys.privateKey };
  const write = (name: string, text: string) => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  const [ownPem, upperPem] = [certificateOf(own, ownKeys, signer), certificateOf(upper, upperKeys, signer)];
  return {
    ownPem,
    upperPem,
    write,
    certificate: write('pases.pem', `${ownPem}${upperPem}`),
    key: write('clave.pem', pki.encryptRsaPrivateKey(ownKeys.privateKey, password)),
    otherKey: write('otra.pem', pki.privateKeyToPem(upperKeys.privateKey)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
