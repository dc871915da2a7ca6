import { ButtonAnchor } from '../../../src/ui/actions/ButtonAnchor';
import { Card } from '../../../src/ui/blocks/Card';
import { NotificationItem, NotificationList } from '../../../src/ui/blocks/NotificationItem';
import type { GalleryEntry } from '../gallery-entry';

const act = () => undefined;
const item = {
  origin: 'Autorizaciones',
  of: ' de Autorizaciones, 05-11-2026, código 88213',
  text: 'Su solicitud de autorización 88213 fue aprobada.',
  date: '05-11-2026',
  unreadLabel: null,
  more: null,
  toggle: { label: 'Ver detalle', expanded: false, act },
  facts: [
    { label: 'Código', value: '88213' },
    { label: 'Detalle', value: 'Laboratorio clínico, Centro Médico Las Palmas.' },
  ],
};
const cut = {
  ...item,
  text: 'Su solicitud de reembolso 10432 necesita la factura original con su sello y la receta médica del…',
  more: { label: 'mostrar más', act },
};

export const entries: GalleryEntry[] = [
  {
    name: 'NotificationItem',
    states: {
      lista: () => (
        <Card>
          <NotificationList label="Notificaciones">
            <NotificationItem {...cut} unreadLabel="Sin leer" />
            <NotificationItem
              {...item}
              toggle={{ label: 'Ocultar detalle', expanded: true, act }}
              link={<ButtonAnchor href="#caso">Ver el caso 88213</ButtonAnchor>}
            />
            <NotificationItem {...item} origin="Pagos" />
          </NotificationList>
        </Card>
      ),
      'palabras largas': () => (
        <Card>
          <NotificationList label="Notificaciones largas">
            <NotificationItem {...item} origin={'Departamento'.repeat(9)} text={'sinespacios'.repeat(40)} />
          </NotificationList>
        </Card>
      ),
    },
  },
];
