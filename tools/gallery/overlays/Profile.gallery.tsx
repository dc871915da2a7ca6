import { Button } from '../../../src/ui/actions/Button';
import { IconButton } from '../../../src/ui/actions/IconButton';
import { PersonButton } from '../../../src/ui/actions/PersonButton';
import { Avatar } from '../../../src/ui/blocks/Avatar';
import { Badge } from '../../../src/ui/blocks/Badge';
import { Card } from '../../../src/ui/blocks/Card';
import { CardHead } from '../../../src/ui/blocks/CardHead';
import { FactGrid } from '../../../src/ui/blocks/FactGrid';
import { ProfileHead } from '../../../src/ui/blocks/ProfileHead';
import { RecordList } from '../../../src/ui/blocks/RecordList';
import { PencilIcon } from '../../../src/ui/icons/PencilIcon';
import { PeopleIcon } from '../../../src/ui/icons/PeopleIcon';
import { PlusIcon } from '../../../src/ui/icons/PlusIcon';
import type { GalleryEntry } from '../gallery-entry';
import person from '../samples/persona.svg';

const nothing = () => undefined;
const long = 'Extraordinariamente'.repeat(4);

export const entries: GalleryEntry[] = [
  {
    name: 'ProfileHead',
    states: {
      titular: () => (
        <ProfileHead
          tone="titular"
          picture={<Avatar src={person} initials="MA" size="large" />}
          photo={<IconButton label="Cambiar foto" icon={<PencilIcon />} onPress={nothing} />}
          name={['María Altagracia', 'Peña Rosario']}
          kind="Titular | 041288371"
          actions={
            <>
              <Button kind="outlineOnBrand" size="small" icon={<PeopleIcon size="small" />} onPress={nothing}>
                Núcleo familiar
              </Button>
              <Button kind="onBrand" size="small" icon={<PlusIcon size="small" />} onPress={nothing}>
                Nueva solicitud
              </Button>
            </>
          }
        />
      ),
      dependiente: () => (
        <ProfileHead
          tone="dependiente"
          picture={<Avatar src={null} initials="NP" size="large" />}
          name={[long, long]}
          kind="Dependiente | 041288372"
        />
      ),
    },
  },
  {
    name: 'FactGrid',
    states: {
      normal: () => (
        <Card>
          <CardHead title="Información general">
            <Badge tone="exito">ACTIVO</Badge>
          </CardHead>
          <FactGrid
            facts={[
              { label: 'Tipo de plan', value: 'Plan Básico de Salud' },
              { label: 'Régimen', value: 'Contributivo' },
              { label: 'No se sabe', value: '' },
              { label: 'Última dispersión', value: '15-11-2026', hint: 'Último pago a su seguro' },
              { label: 'Palabras largas', value: long },
            ]}
          />
        </Card>
      ),
    },
  },
  {
    name: 'RecordList',
    states: {
      normal: () => (
        <RecordList
          label="Últimos consumos"
          records={[
            { title: 'Medicamentos ambulatorios', date: '12-11-2026', lines: ['Farmacia Los Prados', 'Aprobada'] },
            { title: long, date: '29-10-2026', lines: [long] },
            { title: 'Consulta', date: '', lines: [''] },
            {
              title: 'Clínica Abreu',
              link: { href: '?prestador=3002', onPress: nothing },
              date: '',
              lines: ['Clínica'],
            },
          ]}
        />
      ),
    },
  },
  {
    name: 'PersonButton',
    states: {
      abierto: () => (
        <PersonButton
          picture={<Avatar src={null} initials="NP" />}
          name={['Noé', 'Peña']}
          line="Hijo · Menor de edad"
          closed={false}
          onPress={nothing}
        />
      ),
      cerrado: () => (
        <PersonButton
          picture={<Avatar src={null} initials="LP" />}
          name={[long, 'Peña']}
          line="Hijo · Mayor de edad"
          closed
          onPress={nothing}
        />
      ),
    },
  },
];
