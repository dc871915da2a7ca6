import type { appointmentsMachine } from '../../machines/appointments/appointments.machine';
import { appointmentFaultText, appointmentsTexts as texts } from '../../src/flows/appointments/texts';
import { titular } from '../props/members';
import { press, write } from '../walks/acts';
import type { DescribedFlow } from '../walks/described';
import { memberPage } from '../walks/member-page';
import type { Sight } from '../walks/sight';

const page: Sight = { heading: texts.titulo, says: [texts.aviso] };
const dialog: Sight = { dialog: texts.nueva };

export const appointmentsFlow: DescribedFlow<typeof appointmentsMachine> = {
  title: texts.titulo,
  member: titular,
  calls: {},
  starts: {
    'con un ejemplo': { action: 'Entre con {tipo} {documento} y {clave}, y abra /citas.', arrival: memberPage },
  },
  acts: {
    NUEVA: press(texts.nueva),
    CERRAR: press(texts.cancelar),
    GUARDAR: press(texts.guardar),
    'ESCRIBIR (especialidad)': write(texts.especialidad, 'Cardiología'),
    'ESCRIBIR (fecha)': write(texts.fecha, '05-01-2027'),
    'ESCRIBIR (fecha que no existe)': write(texts.fecha, '31-02-2027'),
  },
  seen: {
    mostrando: ({ citas }) => ({
      ...page,
      dialog: null,
      says: [texts.aviso, texts.ejemplo, ...citas.slice(1).map(({ especialidad }) => especialidad)],
    }),
    'nueva.escribiendo': () => ({ ...dialog, says: [texts.dialogo] }),
    'nueva.incompleta': ({ faltas }) => ({
      ...dialog,
      says: Object.values(faltas).flatMap((falta) => (falta === undefined ? [] : [appointmentFaultText[falta]])),
    }),
  },
};
