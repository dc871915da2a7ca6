import { Timeline } from '../../../src/ui/blocks/Timeline';
import type { GalleryEntry } from '../gallery-entry';

const received = { title: 'Solicitud recibida', moment: '17-11-2026, 9:12 a. m.' };

export const entries: GalleryEntry[] = [
  {
    name: 'Timeline',
    states: {
      devuelta: () => (
        <Timeline
          label="Solicitud devuelta"
          tone="advertencia"
          steps={[
            received,
            {
              title: 'Devuelta: falta un documento',
              quotes: ['Favor de adjuntar la indicación médica con la firma del doctor.'],
            },
          ]}
        />
      ),
      resuelta: () => (
        <Timeline
          label="Solicitud resuelta"
          tone="exito"
          steps={[
            received,
            {
              title: 'Respuesta',
              quotes: ['Su reembolso procede por el 80 % del monto reclamado.', 'El pago se acredita.'],
            },
            {
              title: 'Resuelto: procede',
              text: 'El reembolso procede. El monto se paga a la cuenta que usted indicó.',
            },
          ]}
        />
      ),
      'en curso, sin fecha': () => (
        <Timeline
          label="Solicitud en curso"
          tone="informacion"
          steps={[{ title: 'Solicitud recibida' }, { title: 'En curso', text: 'La solicitud se está revisando.' }]}
        />
      ),
      anulada: () => <Timeline label="Solicitud anulada" tone="error" steps={[received, { title: 'Anulado' }]} />,
      'palabra larga': () => (
        <Timeline
          label="Solicitud con una palabra larga"
          tone="neutral"
          steps={[received, { title: 'Desconocido'.repeat(12), quotes: ['Indicación'.repeat(40)] }]}
        />
      ),
    },
  },
];
