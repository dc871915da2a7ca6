import type { applicationListsMachine } from '../../machines/applicationLists/applicationLists.machine';
import { applicationTexts as texts } from '../../src/flows/application/texts';
import { personTexts } from '../../src/texts/application';
import { shellTexts } from '../../src/texts/shell';
import { answers, press, reconnect } from '../paths/acts';
import type { DescribedFlow } from '../paths/described';
import type { Sight } from '../paths/sight';
import { whyNotHere } from '../paths/why-not-here';

const step =
  (forPeople: string, more: Sight = {}) =>
  (): Sight => ({ heading: 'Plan', ...more, forPeople });
const comes = answers('la lista');

export const applicationListsFlow: DescribedFlow<typeof applicationListsMachine> = {
  title: 'Listas de la solicitud de afiliación',
  calls: {
    consultarPlanes: 'formularioPlanes',
    consultarNacionalidades: 'nacionalidad',
    consultarParentescosDeHombre: 'parentesco',
    consultarParentescosDeMujer: 'parentesco',
    consultarPermitidos: 'dependientespermitidos',
    consultarFormasPago: 'formaspago',
    consultarFrecuenciasPago: 'frecuenciaspago',
    consultarSintomas: 'catalogosintomaenfermedades',
  },
  starts: {
    '': {
      action: `Abra /formulario/solicitudAfiliacion y pulse «${texts.empezar}».`,
      arrival: {
        address: '/formulario/solicitudAfiliacion',
        hold: [
          'formularioPlanes',
          'nacionalidad',
          'parentesco',
          'dependientespermitidos',
          'formaspago',
          'frecuenciaspago',
          'catalogosintomaenfermedades',
        ],
        from: 'application',
        settle: (I) => I.press(texts.empezar),
      },
    },
  },
  acts: {
    REINTENTAR: press(shellTexts.reintentar),
    EN_LINEA: reconnect,
    'listo consultarPlanes (uno)': comes,
    'listo consultarNacionalidades (una)': comes,
    'listo consultarParentescosDeHombre (uno)': comes,
    'listo consultarParentescosDeMujer (uno)': comes,
    'listo consultarPermitidos (dos)': comes,
    'listo consultarFormasPago (una)': comes,
    'listo consultarFrecuenciasPago (una)': comes,
    'listo consultarSintomas (una)': comes,
  },
  // The step of the plans has a button for their list alone.
  may: ({ label }, before) => label !== 'REINTENTAR' || before.at(-1)?.state.context.listas.planes === null,
  passing: ['eligiendo'],
  inProcess: {
    '(raíz) — fallo vigilarRed → ·': whyNotHere.localOnly,
    'cargandoPlanes — tras limite → eligiendo': whyNotHere.clientFirst,
    'cargandoNacionalidades — tras limite → eligiendo': whyNotHere.clientFirst,
    'cargandoParentescosDeHombre — tras limite → eligiendo': whyNotHere.clientFirst,
    'cargandoParentescosDeMujer — tras limite → eligiendo': whyNotHere.clientFirst,
    'cargandoPermitidos — tras limite → eligiendo': whyNotHere.clientFirst,
    'cargandoFormasPago — tras limite → eligiendo': whyNotHere.clientFirst,
    'cargandoFrecuenciasPago — tras limite → eligiendo': whyNotHere.clientFirst,
    'cargandoSintomas — tras limite → eligiendo': whyNotHere.clientFirst,
  },
  seen: {
    eligiendo: () => ({}),
    cargandoPlanes: step('El paso Plan; su lista carga.'),
    cargandoNacionalidades: step('El paso Plan; las nacionalidades cargan.'),
    cargandoParentescosDeHombre: step('El paso Plan; los parentescos cargan.'),
    cargandoParentescosDeMujer: step('El paso Plan; los parentescos cargan.'),
    cargandoPermitidos: step('El paso Plan; las demás listas cargan.'),
    cargandoFormasPago: step('El paso Plan; las demás listas cargan.'),
    cargandoFrecuenciasPago: step('El paso Plan; las demás listas cargan.'),
    cargandoSintomas: step('El paso Plan; las preguntas de salud cargan.'),
    completas: step('El paso Plan, con sus planes.'),
    incompletas: ({ listas }) => ({
      heading: 'Plan',
      ...(listas.planes === null ? { says: [personTexts.sinLista], offers: [shellTexts.reintentar] } : {}),
      forPeople: 'El paso Plan; la lista que falta lo dice en su lugar, con un botón.',
    }),
  },
};
