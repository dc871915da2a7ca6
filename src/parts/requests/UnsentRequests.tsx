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

const Unsent = ({ request: { forma, caso, desde, enviada } }: { request: UnsentRequest }) => (
  <Alert
    tone={enviada ? 'advertencia' : 'informacion'}
    lasting
    icon={<DocumentIcon />}
    title={caso !== null ? words.documentosSinConfirmar : enviada ? words.sinConfirmar : words.sinEnviar(forma)}
    action={
      <TaskLink
        to={routes.requests.path}
        search={
          caso !== null ? { editar: linkWord(caso) } : enviada ? { nueva: forma } : { nueva: forma, continuar: 1 }
        }
        look="primary"
      >
        {enviada ? words.comprobar : words.continuar}
        <VisuallyHidden>{caso === null ? words.laSolicitud(forma) : words.elCaso(caso)}</VisuallyHidden>
      </TaskLink>
    }
  >
    {caso === null ? words.guardada(screenMoment(desde)) : words.enviados(caso, screenMoment(desde))}
  </Alert>
);

/** The requests that this browser stores, each with the way back to it. */
export const UnsentRequests = ({ requests }: { requests: readonly UnsentRequest[] }) =>
  requests.map((request) => <Unsent key={`${request.forma} ${request.caso}`} request={request} />);
