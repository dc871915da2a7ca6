import { IconButton } from '../../../src/ui/actions/IconButton';
import { Avatar } from '../../../src/ui/blocks/Avatar';
import { CountBadge } from '../../../src/ui/blocks/CountBadge';
import { BellIcon } from '../../../src/ui/icons/BellIcon';
import { Row } from '../../../src/ui/layout/Stack';
import type { GalleryEntry } from '../gallery-entry';
import person from '../samples/persona.svg';

const bell = (count: string) => (
  <IconButton
    label={`Notificaciones, ${count} sin leer`}
    icon={
      <CountBadge count={count}>
        <BellIcon />
      </CountBadge>
    }
    onPress={() => undefined}
  />
);

export const entries: GalleryEntry[] = [
  {
    name: 'Avatar',
    states: {
      'con foto': () => (
        <Row>
          <Avatar src={person} initials="MA" />
          <Avatar src={person} initials="MA" size="large" />
        </Row>
      ),
      'sin foto': () => (
        <Row>
          <Avatar src={null} initials="MA" />
          <Avatar src={null} initials="MA" size="large" />
        </Row>
      ),
      'foto rota': () => (
        <Row>
          <Avatar src="data:image/png;base64,AAAA" initials="JP" />
          <Avatar src="data:image/png;base64,AAAA" initials="JP" size="large" />
        </Row>
      ),
    },
  },
  {
    name: 'CountBadge',
    states: { ninguna: () => bell('0'), dos: () => bell('2'), doce: () => bell('12'), muchas: () => bell('99+') },
  },
];
