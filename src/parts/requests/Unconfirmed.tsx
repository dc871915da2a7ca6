import { createLink } from '@tanstack/react-router';
import { routes } from '../../../domain/rules/access/routes';
import { caseSearch } from '../../../domain/rules/requests/request-place';
import { requestFormTexts as words } from '../../texts/request-form';
import { Button } from '../../ui/actions/Button';
import { TextAnchor } from '../../ui/actions/TextAnchor';
import { BulletList } from '../../ui/blocks/BulletList';
import { Card } from '../../ui/blocks/Card';
import { LeadAlert } from '../../ui/blocks/LeadAlert';
import { Row, Stack } from '../../ui/layout/Stack';

interface Props {
  cancelled: boolean;
  /** The form's words for a failed create; null: there was no answer. */
  failed: string | null;
  /** The cases created since. */
  cases: readonly string[];
  onLook(): void;
  onBack(): void;
}

const CaseLink = createLink(TextAnchor);

/** The outcome of a request is unknown: shows the cases that may be it, and a link to the list. */
export const Unconfirmed = ({ cancelled, failed, cases, onLook, onBack }: Props) => {
  const doubt = cancelled ? words.cancelada : words.sinConfirmar;
  return (
    <Card>
      <Stack space={4}>
        <LeadAlert tone="advertencia" title={failed ?? doubt}>
          {failed !== null && <p>{doubt}.</p>}
          <p>{words.sinConfirmarDetalle}</p>
        </LeadAlert>
        <p>{cases.length === 0 ? words.ninguno : words.nuevos}</p>
        {cases.length > 0 && (
          <BulletList>
            {cases.map((caso) => (
              <li key={caso}>
                <CaseLink to={routes.requests.path} search={caseSearch(caso)}>
                  {caso}
                </CaseLink>
              </li>
            ))}
          </BulletList>
        )}
        <CaseLink to={routes.requests.path}>{words.verCasos}</CaseLink>
        <Row>
          <Button onPress={onLook}>{words.comprobar}</Button>
          <Button kind="outline" onPress={onBack}>
            {words.noLlego}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
};
