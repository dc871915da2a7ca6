import { firstCase } from './cases/demo-cases';

interface Notice {
  origen: string;
  descripcion: string;
  detalle: string;
  /** Hours before now; by default nine days more than the one before it. */
  hace?: number;
}

/** From the newest on. Some end before the ninety-first character, some exactly there, most go on. */
const ordinary: readonly Notice[] = [
  {
    origen: 'Autorizaciones',
    hace: 2,
    descripcion: 'Su autorización para «Sonografía abdominal» fue aprobada.',
    detalle: 'Puede presentarse en el Centro Médico Las Palmas con su cédula. La autorización vence en treinta días.',
  },
  {
    origen: 'Reembolsos',
    // As old as the return of the case.
    hace: 3,
    descripcion: `Su caso ${firstCase} fue devuelto: falta la indicación médica firmada y sellada. Complételo en 24 horas o será anulado.`,
    detalle: 'Si el caso se anula, tendrá que hacer una solicitud nueva.',
  },
  {
    origen: 'Servicio al Afiliado',
    descripcion: 'El domingo, de 1:00 a 5:00 de la mañana, el portal y la aplicación estarán en mantenimiento',
    detalle: 'Durante esas horas no podrá consultar ni solicitar servicios en línea.',
  },
  {
    origen: 'Prevención',
    descripcion:
      'Ya está disponible la vacuna contra la influenza en toda la red. Si tiene más de sesenta años, está embarazada o vive con una condición crónica, le recomendamos aplicársela cuanto antes: no tiene costo.',
    detalle: '',
  },
  {
    origen: 'Farmacia',
    descripcion: 'Se renovó su balance anual de medicamentos ambulatorios.',
    detalle: 'Consulte lo disponible en «Mi perfil», sección de datos de afiliación.',
  },
  {
    origen: 'Red de prestadores',
    descripcion:
      'La Clínica Doctora Ñeca Peguero, donde usted se ha atendido, cambió su horario: ahora recibe de lunes a sábado, de 7:00 a. m. a 8:00 p. m.',
    detalle: 'El teléfono del centro sigue siendo el mismo.',
  },
  {
    origen: 'Pagos',
    descripcion: 'Recibimos su pago. ¡Gracias!',
    detalle: 'El recibo está en «Pagos», junto a la factura.',
  },
  {
    origen: 'Afiliación',
    descripcion:
      'Íñigo José ya figura en su núcleo familiar. Desde hoy puede usar los servicios de la red con el carnet digital que encontrará en el portal.',
    detalle: 'Si algún dato no es correcto, escríbanos desde «Gestión de solicitudes».',
  },
];

const reminders = [
  'Recuerde su cita de control',
  'Su receta crónica puede retirarse',
  'Su resultado de laboratorio está listo',
  'Complete la encuesta sobre su última visita',
  'Confirme el correo con el que le escribimos',
] as const;

/** More than two pages of ten. */
const older: readonly Notice[] = Array.from({ length: 18 }, (_, index) => {
  const reminder = reminders[index % reminders.length] ?? reminders[0];
  return {
    origen: index % 2 === 0 ? 'Recordatorios' : 'Servicio al Afiliado',
    descripcion:
      index % 3 === 0
        ? `${reminder}. Le avisamos con tiempo para que pueda organizarse; si ya lo hizo, no tome en cuenta este mensaje.`
        : `${reminder}.`,
    detalle: index % 4 === 3 ? '' : `Aviso número ${index + 1} de este año.`,
  };
});

const hostile: readonly Notice[] = [
  {
    origen: '<b>Servicio</b>',
    descripcion: `<img src=x onerror="alert(1)"> ${'sin-espacios-'.repeat(40)}`,
    detalle: '<a href="javascript:alert(1)">Pulse aquí</a> https://example.org',
  },
  {
    origen: '\u202eoicivreS',
    descripcion: '\u202eotxet led nóiccerid al nebircse euq sacram ,\u202c y sigue',
    detalle: '\u2066\u202e\u2069&lt;no es una etiqueta&gt; &amp;amp;',
  },
];

const hourMs = 3_600_000;

export interface DemoNotice extends Omit<Notice, 'hace'> {
  codigo: string;
  codigo_afiliado: string;
  momento: string;
}

/** Counted back from now. */
export const demoNotices = (now: Date): DemoNotice[] => {
  const to = (affiliate: string, first: number, notices: readonly Notice[]) =>
    notices.map(({ hace, ...notice }, index) => ({
      ...notice,
      codigo: String(first + notices.length - index),
      codigo_afiliado: affiliate,
      momento: new Date(now.getTime() - (hace ?? 3 + index * 9 * 24) * hourMs).toISOString(),
    }));
  return [
    ...to('10000001', 700_000, [...ordinary, ...older]),
    ...to('10000013', 710_000, ordinary.slice(2, 5)),
    ...to('10000003', 720_000, ordinary.slice(4, 7)),
    ...to('10000010', 730_000, hostile),
  ];
};
