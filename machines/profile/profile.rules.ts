import { assign } from 'xstate';
import { resultOf } from '../../domain/contract/call-result';
import { ageOn } from '../../domain/rules/dates/dates';
import { familyOf } from '../../domain/rules/person/family';
import { isHolder } from '../../domain/rules/plan/regime';
import { profileMachine } from './profile.machine';

const majority = 18;
const lastShown = 5;

const isOfAge = (birth: string, today: string): boolean => {
  const age = ageOn(birth, today);
  return age !== null && age >= majority;
};

export const profileFlow = profileMachine.provide({
  guards: {
    noEstaEnElNucleo: ({ context: { propio, verNucleo, nucleo, lugar } }) =>
      !verNucleo ||
      !isHolder(propio?.datosPersonales.tipoAfiliacion ?? '') ||
      nucleo.every((one) => one.lugar !== lugar),
    yaEsMayor: ({ context, event }) =>
      event.type === 'xstate.done.actor.consultarFamiliar' &&
      isOfAge(event.output.datosPersonales.fechaNacimiento, context.hoy),
    puedeVerNucleo: ({ context: { familiar, propio, verNucleo } }) =>
      verNucleo && familiar === null && isHolder(propio?.datosPersonales.tipoAfiliacion ?? ''),
  },
  actions: {
    anotarResultado: assign(({ event }) => resultOf(event)),
    anotarPropio: assign(({ event }) =>
      event.type === 'xstate.done.actor.consultarPerfil'
        ? { propio: event.output, nucleo: familyOf(event.output) }
        : {},
    ),
    anotarRelectura: assign(({ context, event }) => {
      if (event.type !== 'xstate.done.actor.releerPerfil') return {};
      const perfil = event.output;
      return context.familiar === null ? { perfil, propio: perfil, nucleo: familyOf(perfil) } : { perfil };
    }),
    anotarConsumos: assign({
      consumos: ({ context, event }) =>
        event.type === 'xstate.done.actor.consultarConsumos' ? event.output.slice(0, lastShown) : context.consumos,
    }),
  },
});
