import { isCaseNumber } from '../requests/request-place';
import type { Notification } from './notifications';
import { namedCase } from './said-in-words';

/** Which page a notification is about, as the server says it. */
export interface NoticeLink {
  codigo: string;
  pagina: string;
  numeroCaso: string;
}

/** Only these pages of the portal. */
export type NoticeTarget = { pagina: 'solicitud'; caso: string } | { pagina: 'pagos' | 'seguridad' };

const linked = ({ pagina, numeroCaso }: NoticeLink): NoticeTarget | null => {
  if (pagina === 'pagos' || pagina === 'seguridad') return { pagina };
  return pagina === 'solicitud' && isCaseNumber(numeroCaso) ? { pagina, caso: numeroCaso } : null;
};

/** What the server says decides; where it says nothing of a notification, its words do. null: no page. */
export const noticeTarget = (
  notice: Pick<Notification, 'codigo' | 'description' | 'detalle'>,
  links: readonly NoticeLink[],
): NoticeTarget | null => {
  const link = links.find(({ codigo }) => codigo === notice.codigo);
  if (link !== undefined) return linked(link);
  const caso = namedCase(notice);
  return caso === null ? null : { pagina: 'solicitud', caso };
};
