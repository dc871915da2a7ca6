import { assign } from 'xstate';
import { resultOf } from '../../domain/contract/call-result';
import { preauthorizationMachine } from './preauthorization.machine';
import {
  initialPreauthorization,
  nssAt,
  preauthorizationForm,
  updatePreauthorizationField,
} from './preauthorization-form';

type Context = ReturnType<typeof preauthorizationMachine.getInitialSnapshot>['context'];

const known = ({ listas }: Context) => ({
  tipos: listas?.tipos ?? [],
  afiliados: listas?.solicitante.afiliados ?? [],
  nss: listas?.nss ?? {},
});

const faultsOf = (context: Context) => preauthorizationForm.faults(context.borrador, known(context));

const hasType = (context: Context, tipo: string | undefined): boolean =>
  known(context).tipos.some(({ codigo }) => codigo === tipo);

export const preauthorizationFlow = preauthorizationMachine.provide({
  guards: {
    recuerdoConTipo: ({ context }) => hasType(context, context.recuerdo?.borrador.tipo),
    faltaAlgo: ({ context }) =>
      Object.keys(faultsOf(context)).length > 0 || (context.requisitos !== null && context.adjuntos.faltan.length > 0),
  },
  actions: {
    empezar: assign({ borrador: ({ context }) => initialPreauthorization(context.listas) }),
    retomar: assign(({ context }) => {
      if (context.recuerdo === null) return {};
      const borrador = { ...context.borrador, ...context.recuerdo.borrador };
      return {
        borrador: {
          ...borrador,
          tipo: hasType(context, borrador.tipo) ? borrador.tipo : '',
          nss: nssAt(known(context), borrador.afiliado),
        },
      };
    }),
    escribir: assign(({ context, event }) =>
      event.type === 'ESCRIBIR' ? updatePreauthorizationField(context, event, known(context)) : {},
    ),
    anotarPrestador: assign(({ context, event }) =>
      event.type === 'PRESTADOR' && event.prestador !== null
        ? updatePreauthorizationField(context, { campo: 'centroMedico', valor: event.prestador.nombre }, known(context))
        : {},
    ),
    anotarFaltas: assign(({ context }) => ({ faltas: faultsOf(context) })),
    anotarResultado: assign(({ event }) => resultOf(event)),
  },
});
