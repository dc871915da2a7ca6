import { updateTelefonos } from '../../src/contract/afiliado';
import {
  cargardocumento,
  consultarDocumentosPorTicket,
  solicitudAfiliacionDependiente,
  solicitudAfiliacionTitular,
  solicitudesPorDocumento,
} from '../../src/contract/crm';
import { decodeReply } from '../../src/contract/decode';
import { datoscontactos } from '../../src/contract/login';
import { datospersonales } from '../../src/contract/nucleo';
import { documentosRequeridos } from '../../src/contract/utility';
import type { AttachmentsBeside } from '../../src/wiring/attachments-beside';
import type { Deps } from '../../src/wiring/deps';
import { arrive } from './fake-client';
import { openPortal } from './portal';
import { type Answers, casesOf, type Device, read } from './requests';

const core = read(
  decodeReply(datospersonales, {
    datosPersonales: { nombres: 'Ana', apellidos: 'Peña', codigoAfiliado: '1001', documentoIdentidad: '00110000011' },
    datosAfiliacion: [],
    nucleoFamiliar: { participantes: [] },
  }),
);
const contact = read(
  decodeReply(datoscontactos, {
    telefonoCelular: '8095550142',
    telefonoResidencial: '8095550199',
    correoElectronico: 'ana@ejemplo.do',
  }),
);
const required = read(
  decodeReply(documentosRequeridos, { result: [{ codigo: 'cedula', descripcion: 'Cédula', requerido: true }] }),
);

/** The stored documents of a case, as they are read. */
export const storedOf = (...names: readonly string[]) =>
  names.map((nombreArchivo) => ({ nombreArchivo, tipoMime: 'image/jpeg', contenido: '/9j/' }));

/** The files beside a form that asks for one: there, until the form lets them go. */
const fakeFiles = () => {
  const told: { type: string }[] = [];
  const file = new File(['x'], 'Cedula.jpg', { type: 'image/jpeg' });
  const required = [{ codigo: 'cedula', nombre: 'Cédula', requerido: true }];
  let attachments: readonly { id: string; tipo: string }[] = [];
  const listeners = new Set<() => void>();
  const set = (given: typeof attachments) => {
    attachments = given;
    for (const listener of listeners) listener();
  };
  const attached = {
    actor: {
      getSnapshot: () => ({
        context: { requisitos: required, adjuntos: attachments, cola: [], avisos: [], reduciendo: null },
      }),
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return { unsubscribe: () => void listeners.delete(listener) };
      },
      send: (event: { type: string }) => {
        told.push(event);
        if (event.type === 'OLVIDAR') set([]);
      },
    },
    box: { files: () => (attachments.length === 0 ? [] : [file]) },
    // Only what a form asks of it.
  } as unknown as AttachmentsBeside;
  return { attached, told, file, attach: () => set([{ id: '1', tipo: 'cedula' }]) };
};

/** A member's portal with the files beside a form of affiliation: nothing is refused, and nothing is attached yet. */
export const affiliationPortal = async (device: Device, answers: Answers = {}) => {
  const portal = await openPortal(device, {
    answers: {
      'Afiliado/getAfiliado': () => ({ nombres: 'Ana', apellidos: 'Peña', regimen: '', tipoAfiliacion: 'TITULAR' }),
      [datospersonales.path]: () => core,
      [datoscontactos.path]: () => contact,
      [documentosRequeridos.path]: () => required,
      [updateTelefonos.path]: () => ({ mensaje: '' }),
      [solicitudesPorDocumento.path]: () => casesOf('10'),
      [solicitudAfiliacionTitular.path]: () => '11',
      [solicitudAfiliacionDependiente.path]: () => '11',
      [cargardocumento.path]: () => ({ mensaje: '' }),
      [consultarDocumentosPorTicket.path]: () => storedOf(),
      ...answers,
    },
  });
  await arrive();
  const noticesOf = ({ snackbars }: Pick<Deps, 'snackbars'>) =>
    snackbars.getSnapshot().context.visibles.map(({ titulo }) => titulo);
  return { ...portal, ...fakeFiles(), notices: () => noticesOf(portal.app) };
};
