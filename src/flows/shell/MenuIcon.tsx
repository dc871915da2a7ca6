import { CalendarIcon } from '../../ui/icons/CalendarIcon';
import { CardIcon } from '../../ui/icons/CardIcon';
import { CircleIcon } from '../../ui/icons/CircleIcon';
import { ClockIcon } from '../../ui/icons/ClockIcon';
import { DocumentIcon } from '../../ui/icons/DocumentIcon';
import { GiftIcon } from '../../ui/icons/GiftIcon';
import { HospitalIcon } from '../../ui/icons/HospitalIcon';
import { HouseIcon } from '../../ui/icons/HouseIcon';
import { PaymentIcon } from '../../ui/icons/PaymentIcon';
import { PeopleIcon } from '../../ui/icons/PeopleIcon';
import { PersonIcon } from '../../ui/icons/PersonIcon';
import { SearchIcon } from '../../ui/icons/SearchIcon';
import { ShieldIcon } from '../../ui/icons/ShieldIcon';

/** By the icon name of the server's menu; a dot for any other name. */
const icons = new Map([
  ['inicio', HouseIcon],
  ['perfil', PersonIcon],
  ['carne', CardIcon],
  ['consultas', SearchIcon],
  ['prestadores', HospitalIcon],
  ['cobertura', ShieldIcon],
  ['consumos', ClockIcon],
  ['solicitudes', DocumentIcon],
  ['citas', CalendarIcon],
  ['afiliacion', PeopleIcon],
  ['pagos', PaymentIcon],
  ['club', GiftIcon],
]);

export const MenuIcon = ({ name }: { name: string }) => {
  const Icon = icons.get(name) ?? CircleIcon;
  return <Icon />;
};
