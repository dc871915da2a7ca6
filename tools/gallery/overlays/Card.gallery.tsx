import { ActionCard } from '../../../src/ui/actions/ActionCard';
import { TaskGrid, TaskTile } from '../../../src/ui/actions/TaskTile';
import { BulletList } from '../../../src/ui/blocks/BulletList';
import { Card } from '../../../src/ui/blocks/Card';
import { PersonIcon } from '../../../src/ui/icons/PersonIcon';
import { Stack } from '../../../src/ui/layout/Stack';
import type { GalleryEntry } from '../gallery-entry';

export const entries: GalleryEntry[] = [
  {
    name: 'Card',
    states: {
      normal: () => (
        <Card>
          <p>Plan Básico de Salud</p>
        </Card>
      ),
    },
  },
  {
    name: 'BulletList',
    states: {
      normal: () => (
        <Card>
          <BulletList>
            <li>Su cédula</li>
            <li>La factura del servicio, con su comprobante fiscal</li>
            <li>{'Indicación'.repeat(12)}</li>
          </BulletList>
        </Card>
      ),
    },
  },
  {
    name: 'TaskTile',
    states: {
      normal: () => (
        <TaskGrid>
          {['Pagar', 'Pedir un reembolso', 'Buscar un prestador', 'Ver mi carnet'].map((title) => (
            <li key={title}>
              <TaskTile href="#tarea" icon={<PersonIcon />} title={title} />
            </li>
          ))}
        </TaskGrid>
      ),
      'palabras largas': () => (
        <TaskGrid>
          <li>
            <TaskTile href="#tarea" icon={<PersonIcon />} title={'Reembolso'.repeat(9)} />
          </li>
        </TaskGrid>
      ),
    },
  },
  {
    name: 'ActionCard',
    states: {
      normal: () => (
        <ActionCard href="#datos" icon={<PersonIcon />} title="Visualizar mis datos" line="Plan, balances y contacto" />
      ),
      'sin línea': () => <ActionCard href="#datos" icon={<PersonIcon />} title="Visualizar mis datos" />,
      'palabras largas': () => (
        <Stack>
          <ActionCard
            href="#datos"
            icon={<PersonIcon />}
            title={'Visualizar'.repeat(12)}
            line="Plan, balances, contacto, dependientes, solicitudes, reembolsos y todo lo demás que pueda decirse"
          />
        </Stack>
      ),
    },
  },
];
