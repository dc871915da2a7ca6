import { solicitudesPorDocumento, type solicitudReembolso } from '../../domain/contract/crm';
import { decodeReply } from '../../domain/contract/decode';
import type { Request } from '../../domain/contract/endpoint';
import { Problem } from '../../src/api/problem';
import type { fakeClient } from './fake-client';
import { fakeDevice } from './fake-device';
import { storedSession } from './portal';

export type Answers = Parameters<typeof fakeClient>[0];
export type Device = ReturnType<typeof fakeDevice>;

export const wall = Date.parse('2026-11-21T15:00:00Z');

export const memberDevice = (): Device => {
  const device = fakeDevice(storedSession('1001', wall));
  device.now.wall = wall;
  return device;
};

export const reimbursement: Request<typeof solicitudReembolso> = {
  query: { contrato: '1001' },
  body: {
    images: [],
    solicitante: 'Ana Peña',
    correoSolicitante: 'ana@ejemplo.do',
    telefonoSolicitante: '809-555-0142',
    tipoReembolso: 'Consulta',
    fechaServicio: '2026-11-05',
    montoReclamado: 1500,
    motivo: 'Consulta médica.',
    idTipoReembolso: '2',
    noCuenta: '12345678',
    tipoCuenta: 'Ahorro',
    banco: 'Banco',
    nombreTitularCuenta: 'Ana Peña',
    tipoDocumentoTitularCuenta: 'Cedula',
    documentoTitularCuenta: '001-1000001-1',
    codigoSolicitante: '1001',
  },
};

/** A reply that the contract takes. */
export const read = <T>(decoded: { ok: true; reply: T } | { ok: false; issues: readonly string[] }): T => {
  if (!decoded.ok) throw new Error(decoded.issues.join());
  return decoded.reply;
};

/** A list of cases as the client decodes it. */
export const casesOf = (...numbers: readonly string[]) =>
  read(
    decodeReply(solicitudesPorDocumento, {
      result: { data: numbers.map((numeroCaso) => ({ numeroCaso })), cantidadRegistros: numbers.length },
    }),
  );

export const cut = () => {
  throw new Problem('sinRespuesta');
};
export const endedUnderWay = () => {
  throw new Problem('sesionVencida');
};
export const refused = () => {
  throw new Problem('sinServicio', { status: 422 });
};
export const notDone = () => {
  throw new Problem('sinServicio', { status: 503, nothingDone: true });
};
export const broken = () => {
  throw new Problem('sinServicio', { status: 500 });
};
