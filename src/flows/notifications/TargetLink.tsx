import { createLink } from '@tanstack/react-router';
import { routes } from '../../../domain/rules/access/routes';
import type { NoticeTarget } from '../../../domain/rules/notices/notice-target';
import { caseSearch } from '../../../domain/rules/requests/request-place';
import { TextAnchor } from '../../ui/actions/TextAnchor';
import { notificationTexts as words } from './texts';

const PageLink = createLink(TextAnchor);

/** `onOpen`: a notification whose page was opened counts as read. */
export const TargetLink = ({ target, onOpen }: { target: NoticeTarget; onOpen: () => void }) => {
  switch (target.pagina) {
    case 'pagos':
      return (
        <PageLink to={routes.payment.path} onClick={onOpen}>
          {words.verPagos}
        </PageLink>
      );
    case 'seguridad':
      return (
        <PageLink to={routes.profile.path} search={{ seccion: target.pagina }} onClick={onOpen}>
          {words.verPerfil}
        </PageLink>
      );
    case 'solicitud':
      return (
        <PageLink to={routes.requests.path} search={caseSearch(target.caso)} onClick={onOpen}>
          {words.verCaso(target.caso)}
        </PageLink>
      );
  }
};
