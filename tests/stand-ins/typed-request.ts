import { type ActorRefFrom, type AnyActorRef, type AnyStateMachine, createActor } from 'xstate';
import { solicitudesPorDocumento } from '../../domain/contract/crm';
import { decodeReply } from '../../domain/contract/decode';
import { datoscontactos } from '../../domain/contract/login';
import { datospersonales } from '../../domain/contract/nucleo';
import type { preauthorizationMachine } from '../../machines/preauthorization/preauthorization.machine';
import type { reimbursementMachine } from '../../machines/reimbursement/reimbursement.machine';
import type { Attachments } from '../../src/wiring/attachments';
import type { Deps } from '../../src/wiring/deps';
import { stateName } from '../../tools/explore/path-id';
import { fakeAttachments } from './fake-attachments';
import { arrive } from './fake-client';
import { openPortal } from './portal';
import { type Answers, casesOf, type Device, memberDevice, read } from './requests';
import { withChildForm } from './with-child-form';

type Chart = typeof reimbursementMachine | typeof preauthorizationMachine;

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
const contact = read(
  decodeReply(datoscontactos, { telefonoCelular: '8095550142', correoElectronico: 'ana@ejemplo.do' }),
);

export const option = (codigo: string, descripcion: string) => ({ codigo, descripcion, codigoPadre: '' });

interface Given<C extends Chart> {
  /** The logic made by the form's wiring. */
  make(parts: { deps: Deps; attachments: Attachments }): { logic: C; input: Parameters<C['getInitialSnapshot']>[1] };
  /** The call that creates the case. */
  create: string;
  /** What its other calls answer where nothing is wrong. */
  answers: Answers;
  file: string;
  /** The chosen type, then the other input. */
  tipo: string;
  typed: Readonly<Record<string, string>>;
  prestador: string;
}

/** A request form with types, and its actions. */
export const typedRequest = <C extends Chart>({ make, create, answers: own, ...given }: Given<C>) => {
  const openOn = async (device: Device, answers: Answers = {}, tipoAfiliacion = 'TITULAR') => {
    const portal = await openPortal(device, {
      answers: {
        'Afiliado/getAfiliado': () => ({ nombres: 'Ana', apellidos: 'Peña', regimen: '', tipoAfiliacion }),
        [datospersonales.path]: () => core,
        [datoscontactos.path]: () => contact,
        [solicitudesPorDocumento.path]: () => casesOf('10'),
        [create]: () => '11',
        ...own,
        ...answers,
      },
    });
    await arrive();
    const file = new File(['x'], given.file, { type: 'image/jpeg' });
    const { attachments, told, forgotten } = fakeAttachments({ files: () => [file] });
    const { logic, input } = make({ deps: portal.app, attachments });
    const actor = withChildForm(createActor(logic as AnyStateMachine, { input, clock: portal.clock }).start());
    await arrive();
    const state = (): string => stateName(actor.getSnapshot().value);
    // The type of the given chart is not known here.
    return { ...portal, file, told, forgotten, form: actor as unknown as ActorRefFrom<C>, device, state };
  };
  type Opened = Awaited<ReturnType<typeof openOn>>;
  /** The charts of both forms have these events; each has fields of its own. */
  const tell = ({ form }: Opened, event: { type: string; [more: string]: unknown }) =>
    (form as unknown as AnyActorRef).send(event);

  return {
    create,
    openOn,
    open: (answers: Answers = {}, tipoAfiliacion = 'TITULAR') => openOn(memberDevice(), answers, tipoAfiliacion),
    tell,
    fill: async (one: Opened, more: Readonly<Record<string, string>> = {}) => {
      tell(one, { type: 'EMPEZAR' });
      tell(one, { type: 'ESCRIBIR', campo: 'tipo', valor: given.tipo });
      await arrive();
      for (const [campo, valor] of Object.entries({ ...given.typed, ...more }))
        tell(one, { type: 'ESCRIBIR', campo, valor });
      tell(one, { type: 'BUSCAR_PRESTADOR' });
      const prestador = { codigo: null, clase: 'CENTRO', nombre: given.prestador, especialidad: '' };
      tell(one, { type: 'PRESTADOR', prestador });
      // Only a form with steps handles this event.
      tell(one, { type: 'IR', paso: 'documentos' });
      await arrive();
    },
    send: async (one: Opened) => {
      tell(one, { type: 'REVISAR' });
      tell(one, { type: 'ENVIAR' });
      await arrive();
      await arrive();
    },
    created: ({ askedFor }: Pick<Opened, 'askedFor'>) => askedFor(create).map(({ request }) => request),
  };
};
