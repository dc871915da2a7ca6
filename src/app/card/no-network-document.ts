import { brand } from '../../../domain/brand/brand';
import { routes } from '../../../domain/rules/access/routes';
import { noNetworkTexts as words } from '../../texts/no-network';
import { savedCardTexts } from '../../texts/saved-card';
import { shellTexts } from '../../texts/shell';
import { noNetworkPage } from '../../ui/frames/no-network-page';

/** The page for an address that cannot be loaded; it leads to the card if this device has one. */
export const noNetworkDocument = (hasCard: boolean): string =>
  noNetworkPage({
    tab: `${words.titulo} · ${shellTexts.producto}`,
    brand: shellTexts.producto,
    title: words.titulo,
    lead: words.detalle,
    again: words.intentar,
    works: {
      title: words.mientras,
      items: [
        hasCard
          ? { words: words.carnet, link: { label: savedCardTexts.ver, href: routes.card.path } }
          : { words: words.sinCarnet },
        { words: words.borradores },
      ],
    },
    help: { words: words.ayuda, telephone: brand.links.ayudaTelefono },
  });
