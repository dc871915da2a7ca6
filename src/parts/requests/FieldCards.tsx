import { Card } from '../../ui/blocks/Card';
import { CardHead } from '../../ui/blocks/CardHead';
import { Halves } from '../../ui/layout/Halves';
import { type FieldComponent, FormFields } from '../form/FormFields';
import type { RequestFields } from './request-fields';

interface Props<Actor, Field extends string, Group extends string>
  extends Pick<RequestFields<Field, Group>, 'table' | 'titles'> {
  actor: Actor;
  components: Readonly<Record<Field, FieldComponent<Actor>>>;
}

/** The fields of a request, a card for each group. */
export const FieldCards = <Actor, Field extends string, Group extends string>({
  actor,
  table,
  titles,
  components,
}: Props<Actor, Field, Group>) =>
  table.groups.map((group) => (
    <Card key={group}>
      <CardHead title={titles[group]} />
      <Halves>
        <FormFields actor={actor} fields={table.inGroup(group)} components={components} />
      </Halves>
    </Card>
  ));
