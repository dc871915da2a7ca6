import { assign } from 'xstate';
import { resultOf } from '../../domain/contract/call-result';
import { updateField } from '../../domain/rules/form/form-events';
import { storedPhones } from '../../domain/rules/requests/changed-phones';
import { reimbursementMachine } from './reimbursement.machine';
import { dayFault, initialReimbursement, reimbursementForm, updateReimbursementField } from './reimbursement-form';

type Context = ReturnType<typeof reimbursementMachine.getInitialSnapshot>['context'];

const faultsOf = ({ borrador, listas, hoy }: Context) =>
  reimbursementForm.faults(borrador, {
    tipos: listas?.tipos ?? [],
    bancos: listas?.bancos ?? [],
    afiliados: listas?.solicitante.afiliados ?? [],
    hoy,
  });

const hasType = ({ listas }: Context, tipo: string | undefined): boolean =>
  (listas?.tipos ?? []).some(({ codigo }) => codigo === tipo);

export const reimbursementFlow = reimbursementMachine.provide({
  guards: {
    recuerdoConTipo: ({ context }) => hasType(context, context.recuerdo?.borrador.tipo),
    faltaAlgo: ({ context }) =>
      Object.keys(faultsOf(context)).length > 0 || (context.requisitos !== null && context.adjuntos.faltan.length > 0),
  },
  actions: {
    // A new day can make the date valid: its error must be cleared here, because no edit does.
    anotarDia: assign(({ context, event }) => {
      if (event.type !== 'DIA') return {};
      const { hoy } = event;
      const inTime = dayFault(context.borrador.fechaServicio, hoy) === undefined;
      return inTime ? { ...updateField(context, { campo: 'fechaServicio' }), hoy } : { hoy };
    }),
    empezar: assign({ borrador: ({ context }) => initialReimbursement(context.listas?.solicitante ?? null) }),
    retomar: assign(({ context }) => {
      if (context.recuerdo === null) return {};
      const borrador = { ...context.borrador, ...context.recuerdo.borrador };
      return { borrador: hasType(context, borrador.tipo) ? borrador : { ...borrador, tipo: '' } };
    }),
    escribir: assign(({ context, event }) =>
      event.type === 'ESCRIBIR' ? updateReimbursementField(context, event, context.hoy) : {},
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
    anotarEnvio: assign(({ context: { listas, borrador }, event }) => {
      if (event.type !== 'xstate.done.actor.enviarCaso') return {};
      const { caso, respuesta, problema, telefonosGuardados } = event.output;
      const solicitante = listas && telefonosGuardados ? storedPhones(listas.solicitante, borrador) : null;
      return { caso, respuesta, problema, listas: listas && solicitante ? { ...listas, solicitante } : listas };
    }),
  },
});
