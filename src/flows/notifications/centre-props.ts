import type { Member } from '../../wiring/deps';

export type Props = Pick<Member, 'notifications'>;
