import { updateTelefonos } from '../../domain/contract/afiliado';
import {
  cargardocumento,
  consultarDocumentosPorTicket,
  solicitudAfiliacionDependiente,
  solicitudAfiliacionTitular,
  solicitudesPorDocumento,
} from '../../domain/contract/crm';
import { decodeReply } from '../../domain/contract/decode';
import { datoscontactos } from '../../domain/contract/login';
import { datospersonales } from '../../domain/contract/nucleo';
import { documentosRequeridos } from '../../domain/contract/utility';
import type { Deps } from '../../src/wiring/deps';
import { fakeAttachments } from './fake-attachments';
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

/** The stored documents of a case. */
export const storedOf = (...names: readonly string[]) =>
  names.map((nombreArchivo) => ({ nombreArchivo, tipoMime: 'image/jpeg', contenido: '/9j/' }));

/** The documents of a form that asks for one: none is there until `attach`. */
const fakeFiles = () => {
  const file = new File(['x'], 'Cedula.jpg', { type: 'image/jpeg' });
  let files: readonly File[] = [];
  const { attachments, told, tell } = fakeAttachments({
    files: () => files,
    summary: () => ({
      adjuntos: {
        faltan: files.length === 0 ? ['Cédula'] : [],
        cargados: files.length,
        requeridos: 1,
        ocupado: false,
      },
      archivos: files.length,
    }),
  });
  const attach = () => {
    files = [file];
    tell();
  };
  return { attachments, told, file, attach };
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
