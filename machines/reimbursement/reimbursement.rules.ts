import { assign } from 'xstate';
import { resultOf } from '../../src/contract/call-result';
import { isRefusal } from '../../src/rules/calls/refusal';
import { written } from '../../src/rules/form/written';
import { begunReimbursement } from '../../src/rules/reimbursement/begun-reimbursement';
import { dayFault, reimbursementFaults } from '../../src/rules/reimbursement/reimbursement-faults';
import { writtenReimbursement } from '../../src/rules/reimbursement/written-reimbursement';
import { changedPhones } from '../../src/rules/requests/changed-phones';
import { newCases } from '../../src/rules/requests/new-cases';
import { reimbursementMachine } from './reimbursement.machine';

type Context = ReturnType<typeof reimbursementMachine.getInitialSnapshot>['context'];

const faultsOf = ({ borrador, listas, hoy }: Context) =>
  reimbursementFaults(borrador, {
    tipos: listas?.tipos ?? [],
    bancos: listas?.bancos ?? [],
    afiliados: listas?.solicitante.afiliados ?? [],
    hoy,
  });

const hasType = ({ listas }: Context, tipo: string | undefined): boolean =>
  (listas?.tipos ?? []).some(({ codigo }) => codigo === tipo);

const newOnes = (context: Context, event: object): readonly string[] =>
  'output' in event && Array.isArray(event.output) ? newCases(context.antes ?? [], event.output) : [];

export const reimbursementFlow = reimbursementMachine.provide({
  guards: {
    recuerdoConTipo: ({ context }) => hasType(context, context.recuerdo?.borrador.tipo),
    faltaAlgo: ({ context }) =>
      Object.keys(faultsOf(context)).length > 0 || (context.requisitos !== null && context.adjuntos.faltan.length > 0),
    cambioTelefono: ({ context: { listas, borrador } }) =>
      listas !== null && changedPhones(listas.solicitante, borrador).length > 0,
    rechazo: ({ event }) => 'error' in event && isRefusal(event.error),
    unoNuevo: ({ context, event }) => newOnes(context, event).length === 1,
  },
  actions: {
    // Nothing takes faults away when the form passes: each goes when it is no longer true.
    anotarDia: assign(({ context, event }) => {
      if (event.type !== 'DIA') return {};
      const { hoy } = event;
      const inTime = dayFault(context.borrador.fechaServicio, hoy) === undefined;
      return inTime ? { ...written(context, { campo: 'fechaServicio' }), hoy } : { hoy };
    }),
    empezar: assign({ borrador: ({ context }) => begunReimbursement(context.listas?.solicitante ?? null) }),
    retomar: assign(({ context }) => {
      if (context.recuerdo === null) return {};
      const borrador = { ...context.borrador, ...context.recuerdo.borrador };
      return {
        borrador: hasType(context, borrador.tipo) ? borrador : { ...borrador, tipo: '' },
        antes: context.recuerdo.antes,
      };
    }),
    escribir: assign(({ context, event }) =>
      event.type === 'ESCRIBIR' ? writtenReimbursement(context, event, context.hoy) : {},
    ),
    anotarPrestador: assign(({ context: { borrador, faltas }, event }) => {
      if (event.type !== 'PRESTADOR' || event.prestador === null) return {};
      const { clase, nombre, especialidad } = event.prestador;
      return {
        borrador: { ...borrador, ...(clase === 'CENTRO' ? { centroSalud: nombre } : { medico: nombre, especialidad }) },
        faltas: { ...faltas, centroSalud: undefined },
      };
    }),
    anotarFaltas: assign(({ context }) => ({ faltas: faultsOf(context), pulsaciones: context.pulsaciones + 1 })),
    anotarResultado: assign(({ event }) => resultOf(event)),
    anotarTelefonos: assign({
      listas: ({ context: { listas, borrador } }) =>
        listas && {
          ...listas,
          solicitante: {
            ...listas.solicitante,
            telefonoCelular: borrador.telefonoCelular || listas.solicitante.telefonoCelular,
            telefonoResidencial: borrador.telefonoResidencial || listas.solicitante.telefonoResidencial,
          },
        },
    }),
    anotarNuevos: assign({ nuevos: ({ context, event }) => newOnes(context, event) }),
    anotarEncontrado: assign({ caso: ({ context, event }) => newOnes(context, event)[0] ?? context.caso }),
  },
});
