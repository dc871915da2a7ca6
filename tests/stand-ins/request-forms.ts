import { type AnyActorRef, type AnyStateMachine, createActor } from 'xstate';
import { updateTelefonos } from '../../domain/contract/afiliado';
import {
  cargardocumento,
  consultarDocumentosPorTicket,
  solicitudAfiliacionDependiente,
  solicitudAfiliacionTitular,
  solicitudesPorDocumento,
  solicitudPreAutorizacion,
  solicitudReembolso,
} from '../../domain/contract/crm';
import { decodeReply } from '../../domain/contract/decode';
import { datoscontactos } from '../../domain/contract/login';
import { datospersonales, nucleoCarnet } from '../../domain/contract/nucleo';
import {
  bancos,
  documentosRequeridos,
  documentoTipoReembolso,
  solicitudTiposAutorizacion,
  tipoReembolso,
} from '../../domain/contract/utility';
import { type AffiliationKind, affiliationKinds } from '../../domain/rules/affiliation/affiliation-form';
import type { RequestForm } from '../../domain/rules/requests/request-kinds';
import { preauthorizationForm } from '../../machines/preauthorization/preauthorization-form';
import { reimbursementForm } from '../../machines/reimbursement/reimbursement-form';
import { affiliationLogic } from '../../src/flows/affiliation/wiring';
import { preauthorizationLogic } from '../../src/flows/preauthorization/wiring';
import { reimbursementLogic } from '../../src/flows/reimbursement/wiring';
import type { Attachments } from '../../src/wiring/actors/attachments';
import type { Deps } from '../../src/wiring/deps';
import { stateName } from '../../tools/explore/path-id';
import { fakeAttachments } from './fake-attachments';
import { arrive } from './fake-client';
import { fakeSteps } from './fake-steps';
import { openPortal } from './portal';
import { type Answers, casesOf, type Device, memberDevice, read } from './requests';
import { withChildForm } from './with-child-form';

const core = read(
  decodeReply(datospersonales, {
    datosPersonales: { nombres: 'Ana', apellidos: 'Peña', codigoAfiliado: '1001', documentoIdentidad: '00110000011' },
    datosAfiliacion: [],
    nucleoFamiliar: {
      participantes: [
        { codigoAfiliado: '1002', nombres: 'Luis', apellidos: 'Peña', mayorEdad: true },
        { codigoAfiliado: '1003', nombres: 'Noé', apellidos: 'Peña', mayorEdad: false },
      ],
    },
  }),
);
export const contactOf = (telefonoCelular: string, telefonoResidencial: string, correoElectronico: string) =>
  read(decodeReply(datoscontactos, { telefonoCelular, telefonoResidencial, correoElectronico }));
const contact = contactOf('8095550142', '8095550199', 'ana@ejemplo.do');

const option = (codigo: string, descripcion: string) => ({ codigo, descripcion, codigoPadre: '' });
export const requiredOf = (...documents: readonly object[]) =>
  read(decodeReply(documentosRequeridos, { result: documents }));

/** The stored documents of a case. */
export const storedOf = (...names: readonly string[]) =>
  names.map((nombreArchivo) => ({ nombreArchivo, tipoMime: 'image/jpeg', contenido: '/9j/' }));

interface Parts {
  deps: Deps;
  attachments: Attachments;
  /** Of a case that only lacks documents. */
  numeroCaso: string | null;
  leave: (caso: string) => void;
}

interface Given {
  /** The logic made by the form's wiring. */
  make(parts: Parts): { logic: unknown; input: unknown };
  forma: RequestForm;
  /** The call that creates the case. */
  create: string;
  /** What its other calls answer where nothing is wrong. */
  answers: Answers;
  /** The draft's key on the device, and its allowed fields. */
  draft: string;
  kept: readonly string[];
  /** What must not be on the device, whatever happens. */
  secrets: readonly string[];
  file: string;
  typed: Readonly<Record<string, string>>;
  /** A field that must not be empty. */
  needed: string;
  /** The chosen provider, of a form that asks for one. */
  prestador?: string;
  /** The call for the required documents and another type, of a form whose documents depend on it. */
  byType?: { requirements: string; other: string };
  /** Its documents follow once there is a case. */
  uploadsLater?: boolean;
}

const requestForm = (given: Given) => {
  const openOn = async (
    device: Device,
    answers: Answers = {},
    { tipoAfiliacion = 'TITULAR', numeroCaso = null as string | null } = {},
  ) => {
    const portal = await openPortal(device, {
      answers: {
        'Afiliado/getAfiliado': () => ({ nombres: 'Ana', apellidos: 'Peña', regimen: '', tipoAfiliacion }),
        [datospersonales.path]: () => core,
        [datoscontactos.path]: () => contact,
        [updateTelefonos.path]: () => ({ mensaje: '' }),
        [solicitudesPorDocumento.path]: () => casesOf('10'),
        [given.create]: () => '11',
        ...given.answers,
        ...answers,
      },
    });
    await arrive();
    const file = new File(['x'], given.file, { type: 'image/jpeg' });
    let files: readonly File[] = [];
    const { attachments, told, tell, forgotten } = fakeAttachments({
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
    const left: string[] = [];
    const { logic, input } = given.make({
      deps: portal.app,
      attachments,
      numeroCaso,
      leave: (caso) => left.push(caso),
    });
    const actor: AnyActorRef = createActor(logic as AnyStateMachine, { input, clock: portal.clock }).start();
    const form = withChildForm(actor);
    await arrive();
    await arrive();
    return {
      ...portal,
      device,
      form,
      file,
      told,
      forgotten,
      left,
      attach: () => {
        files = [file];
        tell();
      },
      write: (fields: Readonly<Record<string, string>>) => {
        for (const [campo, valor] of Object.entries(fields)) form.send({ type: 'ESCRIBIR', campo, valor });
      },
      state: (): string => stateName(form.getSnapshot().value),
      notices: () => portal.app.snackbars.getSnapshot().context.visibles.map(({ titulo }) => titulo),
      created: () => portal.askedFor(given.create).map(({ request }) => request),
      receipt: () => JSON.parse(portal.tab.get('recibo_1001_caso') ?? 'null'),
    };
  };
  type Opened = Awaited<ReturnType<typeof openOn>>;

  return {
    ...given,
    openOn,
    open: (answers?: Answers, more?: Parameters<typeof openOn>[2]) => openOn(memberDevice(), answers, more),
    fill: async (one: Opened, more: Readonly<Record<string, string>> = {}) => {
      const { tipo, ...fields } = { ...given.typed, ...more };
      one.form.send({ type: 'EMPEZAR' });
      if (tipo !== undefined) one.write({ tipo });
      await arrive();
      one.write(fields);
      if (given.prestador !== undefined) {
        one.form.send({ type: 'BUSCAR_PRESTADOR' });
        const prestador = { codigo: null, clase: 'CENTRO', nombre: given.prestador, especialidad: '' };
        one.form.send({ type: 'PRESTADOR', prestador });
      }
      one.attach();
      // Only a form with steps handles this event.
      one.form.send({ type: 'IR', paso: 'documentos' });
      await arrive();
    },
    send: async ({ form }: Opened) => {
      form.send({ type: 'REVISAR' });
      form.send({ type: 'ENVIAR' });
      for (let turn = 0; turn < 5; turn += 1) await arrive();
    },
  };
};

export const reimbursementSteps = fakeSteps();

const affiliation = (tipo: AffiliationKind, more: Pick<Given, 'create' | 'draft' | 'typed'>) =>
  requestForm({
    make: (parts) => affiliationLogic({ ...parts, tipo }),
    forma: tipo,
    answers: {
      [documentosRequeridos.path]: () => requiredOf({ codigo: 'cedula', descripcion: 'Cédula', requerido: true }),
      [cargardocumento.path]: () => ({ mensaje: '' }),
      [consultarDocumentosPorTicket.path]: () => storedOf(),
    },
    kept: affiliationKinds[tipo].form.kept,
    secrets: ['402-1234567-8', '001-1000001-1', 'Cedula.jpg', 'Josefa', 'Peña'],
    file: 'Cedula.jpg',
    needed: 'nombre',
    uploadsLater: true,
    ...more,
  });

/** Every form that creates a case, and its actions. */
export const requestForms = {
  reimbursement: requestForm({
    make: (parts) => reimbursementLogic({ ...parts, address: reimbursementSteps.address }),
    forma: 'reembolso',
    create: solicitudReembolso.path,
    answers: {
      [tipoReembolso.path]: () => [option('1', 'Consulta'), option('2', 'Medicamentos')],
      [bancos.path]: () => [option('7', 'Banco de la Vega')],
      [documentoTipoReembolso.path]: () =>
        read(decodeReply(documentoTipoReembolso, [{ codigo: '1', descripcion: 'Factura', requerido: true }])),
    },
    draft: 'borrador_1001_reimbursement',
    kept: reimbursementForm.kept,
    secrets: ['200012345678', '001-1000001-1', 'Factura.jpg', 'Noé', '1003'],
    file: 'Factura.jpg',
    typed: {
      tipo: '2',
      afiliado: '2',
      fechaServicio: '05-11-2026',
      monto: '2480',
      motivo: 'Compra de medicamentos.',
      banco: '7',
      tipoCuenta: 'Ahorro',
      noCuenta: '200012345678',
      terminos: 'si',
    },
    needed: 'terminos',
    prestador: 'Farmacia Los Prados',
    byType: { requirements: documentoTipoReembolso.path, other: '1' },
  }),
  preauthorization: requestForm({
    make: preauthorizationLogic,
    forma: 'preautorizacion',
    create: solicitudPreAutorizacion.path,
    answers: {
      [solicitudTiposAutorizacion.path]: () => [option('2', 'Laboratorios'), option('3', 'Procedimientos quirúrgicos')],
      [nucleoCarnet.path]: () =>
        read(
          decodeReply(nucleoCarnet, [
            {
              idAfiliado: '1001',
              nss: '200000011',
              nucleoFamiliar: {
                participantes: [{ codigoAfiliado: '1003', nombres: 'Noé', apellidos: 'Peña', nss: '200000012' }],
              },
            },
          ]),
        ),
      [documentosRequeridos.path]: () =>
        requiredOf({ codigo: 'indicacion', descripcion: 'Indicación', requerido: true }),
    },
    draft: 'borrador_1001_preauthorization',
    kept: preauthorizationForm.kept,
    secrets: ['200000012', '200000011', 'Indicacion.jpg', 'Noé', '1003'],
    file: 'Indicacion.jpg',
    typed: { tipo: '3', afiliado: '2', descripcion: 'Apendicectomía.' },
    needed: 'nss',
    prestador: 'Centro Médico Las Palmas',
    byType: { requirements: documentosRequeridos.path, other: '2' },
  }),
  holder: affiliation('titular', {
    create: solicitudAfiliacionTitular.path,
    draft: 'borrador_1001_holderAffiliation',
    typed: { regimen: 'Contributivo', correo: 'lia@ejemplo.do', nombre: 'Josefa' },
  }),
  dependent: affiliation('dependiente', {
    create: solicitudAfiliacionDependiente.path,
    draft: 'borrador_1001_dependentAffiliation',
    typed: {
      cedula: '40212345678',
      nombre: 'Josefa',
      apellido: 'Peña',
      institucion: 'Escuela Duarte',
      correo: 'lia@ejemplo.do',
    },
  }),
};
