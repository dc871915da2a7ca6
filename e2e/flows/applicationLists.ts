import type { applicationListsMachine } from '../../machines/applicationLists/applicationLists.machine';
import { applicationTexts as texts } from '../../src/flows/application/texts';
import { answers } from '../walks/acts';
import { listCalls } from '../walks/application-arrival';
import type { DescribedFlow } from '../walks/described';

const comes = answers('la lista');

export const applicationListsFlow: DescribedFlow<typeof applicationListsMachine> = {
  title: 'Listas de la solicitud de afiliación',
  calls: {
    planes: 'formularioPlanes',
    nacionalidades: 'nacionalidad',
    parentescosDeHombre: 'parentesco',
    parentescosDeMujer: 'parentesco',
    permitidos: 'dependientespermitidos',
    formasPago: 'formaspago',
    frecuenciasPago: 'frecuenciaspago',
    sintomas: 'catalogosintomaenfermedades',
  },
  starts: {
    '': {
      action: `Abra /formulario/solicitudAfiliacion y pulse «${texts.empezar}».`,
      arrival: {
        address: '/formulario/solicitudAfiliacion',
        hold: listCalls,
        from: 'application',
        settle: (I) => I.press(texts.empezar),
      },
    },
  },
  acts: {
    'listo planes (uno)': comes,
    'listo nacionalidades (una)': comes,
    'listo parentescosDeHombre (uno)': comes,
    'listo parentescosDeMujer (uno)': comes,
    'listo permitidos (dos)': comes,
    'listo formasPago (una)': comes,
    'listo frecuenciasPago (una)': comes,
    'listo sintomas (una)': comes,
  },
  // Each list is requested once; of two requests of one call the newer is answered first.
  may: ({ label }, before) => {
    const came = (one: string) => before.some((step) => step.label === one);
    return !came(label) && (label !== 'listo parentescosDeHombre (uno)' || came('listo parentescosDeMujer (uno)'));
  },
  seen: {
    pidiendo: ({ listas }) => ({
      heading: 'Plan',
      says: listas.planes === null ? [] : ['PLAN LARIMAR'],
      forPeople: 'El paso Plan; sus planes están en cuanto llegan, vengan o no las demás listas.',
    }),
    completas: () => ({ heading: 'Plan', says: ['PLAN LARIMAR'], forPeople: 'El paso Plan, con sus planes.' }),
  },
};
