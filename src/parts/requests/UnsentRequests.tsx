import { createLink } from '@tanstack/react-router';
import { routes } from '../../../domain/rules/access/routes';
import { screenMoment } from '../../../domain/rules/dates/dates';
import { linkWord } from '../../../domain/rules/lists/link-word';
import type { UnsentRequest } from '../../../domain/rules/requests/unsent-request';
import { unsentTexts as words } from '../../texts/unsent-requests';
import { ButtonAnchor } from '../../ui/actions/ButtonAnchor';
import { Alert } from '../../ui/blocks/Alert';
import { DocumentIcon } from '../../ui/icons/DocumentIcon';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';

const TaskLink = createLink(ButtonAnchor);

/** A returned case is completed in a form of its own; an affiliation looks its case up in the form that created it. */
const placeOf = ({ forma, caso, enviada }: UnsentRequest) => {
  if (caso !== null && forma === 'reembolso') return { editar: linkWord(caso) };
  return enviada ? { nueva: forma } : { nueva: forma, continuar: 1 };
};

const Unsent = ({ request }: { request: UnsentRequest }) => {
  const { forma, caso, desde, enviada } = request;
  return (
    <Alert
      tone={enviada ? 'advertencia' : 'informacion'}
      lasting
      icon={<DocumentIcon />}
      title={caso !== null ? words.documentosSinConfirmar : enviada ? words.sinConfirmar : words.sinEnviar(forma)}
      action={
        <TaskLink to={routes.requests.path} search={placeOf(request)} look="primary">
          {enviada ? words.comprobar : words.continuar}
          <VisuallyHidden>{caso === null ? words.laSolicitud(forma) : words.elCaso(caso)}</VisuallyHidden>
        </TaskLink>
      }
    >
      {caso === null ? words.guardada(screenMoment(desde)) : words.enviados(caso, screenMoment(desde))}
    </Alert>
  );
};

/** The requests that this browser stores, each with the way back to it. */
export const UnsentRequests = ({ requests }: { requests: readonly UnsentRequest[] }) =>
  requests.map((request) => <Unsent key={`${request.forma} ${request.caso}`} request={request} />);
