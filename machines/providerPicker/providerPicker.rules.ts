import { assign } from 'xstate';
import { chartFailure } from '../../domain/contract/chart-failure';
import { updateField } from '../../domain/rules/form/form-events';
import { manualFaults, manualProvider, providerKind } from './manual-provider';
import { providerPickerMachine } from './providerPicker.machine';

export const providerPickerFlow = providerPickerMachine.provide({
  guards: { faltaAlgo: ({ context }) => Object.keys(manualFaults(context.borrador)).length > 0 },
  actions: {
    escribir: assign(({ context, event }) => (event.type === 'ESCRIBIR' ? updateField(context, event) : {})),
    anotarFaltas: assign(({ context }) => ({
      faltas: manualFaults(context.borrador),
    })),
    // The previous results belong to another search.
    anotarProblema: assign({ problema: ({ event }) => chartFailure(event), encontrados: null }),
    anotarElegido: assign({
      elegido: ({ context, event }) =>
        event.type === 'ELEGIR'
          ? {
              codigo: event.prestador.codigoPrestador,
              clase: providerKind(event.prestador.tipoPrestador),
              nombre: event.prestador.nombre,
              especialidad: event.prestador.especialidad,
            }
          : context.elegido,
    }),
    anotarEscrito: assign({ elegido: ({ context }) => manualProvider(context.borrador) }),
  },
});
