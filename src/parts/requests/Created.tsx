import { requestFormTexts as words } from '../../texts/request-form';
import { Button } from '../../ui/actions/Button';
import { Card } from '../../ui/blocks/Card';
import { Outcome } from '../../ui/blocks/Outcome';

interface Props {
  caso: string;
  /** Further outcomes, one sentence each. */
  details?: readonly string[];
  onGo(): void;
}

/** The case was created, and the page is about to reload. */
export const Created = ({ caso, details = [], onGo }: Props) => (
  <Card>
    <Outcome tone="exito" title={words.creado(caso)} details={[...details, words.recargando]} occasion={caso}>
      <Button onPress={onGo}>{words.actualizar}</Button>
    </Outcome>
  </Card>
);
