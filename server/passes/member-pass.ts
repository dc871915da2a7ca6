import { createHash } from 'node:crypto';
import { brand, brandColors } from '../../domain/brand/brand';
import { passIcons } from '../../domain/brand/pass-icons';
import type { PassSigner } from './pass-signer';
import { zipArchive } from './zip-archive';

export interface CardHolder {
  codigoAfiliado: string;
  nombres: string;
  apellidos: string;
  regimen: string;
  plan: string;
}

const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

const contentOf = (
  { codigoAfiliado, nombres, apellidos, regimen, plan }: CardHolder,
  serialNumber: string,
  { passType, team }: PassSigner,
) => ({
  formatVersion: 1,
  passTypeIdentifier: passType,
  teamIdentifier: team,
  organizationName: brand.productName,
  serialNumber,
  description: 'Carnet de afiliado',
  logoText: brand.productName,
  foregroundColor: rgb(brandColors.textOnBrand.light),
  labelColor: rgb(brandColors.textOnBrandMuted.light),
  backgroundColor: rgb(brandColors.brandSurface.light),
  barcodes: [
    { format: 'PKBarcodeFormatQR', message: codigoAfiliado, messageEncoding: 'iso-8859-1', altText: codigoAfiliado },
  ],
  generic: {
    primaryFields: [{ key: 'nombre', label: 'Afiliado', value: `${nombres} ${apellidos}`.trim() }],
    secondaryFields: [{ key: 'numero', label: 'Número de afiliado', value: codigoAfiliado }],
    auxiliaryFields: [
      { key: 'plan', label: 'Plan', value: plan },
      { key: 'regimen', label: 'Régimen', value: regimen },
    ],
    backFields: [
      { key: 'telefono', label: 'Ayuda por teléfono', value: brand.links.ayudaTelefono },
      { key: 'correo', label: 'Ayuda por correo', value: brand.links.ayudaCorreo },
    ],
  },
});

/** A pass as wallets take it: its files, what each of them must be, and the signature of that. */
export const memberPass = (
  holder: CardHolder,
  serialNumber: string,
  signer: PassSigner,
  at: Date,
): Uint8Array<ArrayBuffer> => {
  const files = [
    { name: 'pass.json', bytes: Buffer.from(JSON.stringify(contentOf(holder, serialNumber, signer))) },
    ...Object.entries(passIcons).map(([name, base64]) => ({ name, bytes: Buffer.from(base64, 'base64') })),
  ];
  // SHA-1 is what the format asks for; the signature is made with SHA-256.
  const sums = files.map(({ name, bytes }) => [name, createHash('sha1').update(bytes).digest('hex')]);
  const manifest = { name: 'manifest.json', bytes: Buffer.from(JSON.stringify(Object.fromEntries(sums))) };
  const signature = { name: 'signature', bytes: signer.sign(manifest.bytes, at) };
  return zipArchive([...files, manifest, signature]);
};
