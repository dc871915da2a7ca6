import type { ContextFrom } from 'xstate';
import type { applicationDependentMachine } from '../../machines/applicationDependent/applicationDependent.machine';
import { applicationTexts } from '../../src/flows/application/texts';
import { applicationDependentTexts as texts } from '../../src/flows/applicationDependent/texts';
import { applicationFaultText, applicationLabels as labels } from '../../src/texts/application';
import { does, pick, press, write } from '../walks/acts';
import { applicationArrival, nora, withLists } from '../walks/application-arrival';
import type { DescribedFlow } from '../walks/described';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';

type Context = ContextFrom<typeof applicationDependentMachine>;

const gone = (): Sight => ({
  dialog: null,
  heading: 'Datos de dependiente',
  forPeople: 'El diálogo se cierra, y el paso sigue donde estaba.',
});
const said = ({ faltas }: Context) =>
  Object.values(faltas).flatMap((falta) => (falta === undefined ? [] : [applicationFaultText[falta]]));

export const applicationDependentFlow: DescribedFlow<typeof applicationDependentMachine> = {
  title: texts.nuevo,
  calls: {},
  starts: {
    'una persona nueva': {
      action: `En el paso «Datos de dependiente» de la solicitud pulse «${applicationTexts.agregar}».`,
      arrival: {
        ...applicationArrival({ paso: 2, dependientes: [] }),
        from: 'application',
        settle: (I) => I.press(applicationTexts.agregar),
      },
    },
    'una persona escrita': {
      action: `Agregue a Nora Peña y pulse «${applicationTexts.editar}».`,
      arrival: {
        ...applicationArrival({ paso: 2, dependientes: [nora] }),
        from: 'application',
        settle: (I) => I.press(applicationTexts.editarA('Nora Peña')),
      },
    },
  },
  acts: {
    'ESCRIBIR (nombres)': write(labels.nombres, 'Noé'),
    'ESCRIBIR (otro sexo)': pick('Masculino'),
    LISTAS: does('Espere a que lleguen las listas.', withLists),
    GUARDAR: press(texts.guardar),
    CERRAR: press(texts.cancelar),
  },
  may: ({ label, state }, before) => {
    const now = before.at(-1)?.state.context;
    if (label.startsWith('LISTAS')) return !before.some((step) => step.label === label);
    if (now === undefined || !label.startsWith('ESCRIBIR')) return true;
    return JSON.stringify(now.borrador) !== JSON.stringify(state.context.borrador);
  },
  inProcess: { '(raíz) — fallo vigilarListas → ·': skipReasons.localOnly },
  seen: {
    escribiendo: () => ({ offers: [texts.guardar, texts.cancelar], forPeople: 'El diálogo del dependiente.' }),
    faltanDatos: (context) => ({
      says: said(context),
      offers: [texts.guardar],
      forPeople: 'El diálogo; cada campo dice qué le falta, y arriba están todos.',
    }),
    guardado: gone,
    cerrado: gone,
  },
};
