import { brand } from '../../../domain/brand/brand';
import { routes } from '../../../domain/rules/access/routes';
import { endedServiceOfSaved, firstDayWithoutService, type SavedCard } from '../../../domain/rules/card/saved-card';
import { verificationAddress } from '../../../domain/rules/card/verification-address';
import { screenDate, screenMoment, todayInSantoDomingo } from '../../../domain/rules/dates/dates';
import { isHolder } from '../../../domain/rules/plan/regime';
import { cardFacts } from '../../flows/card/card-facts';
import { cardTexts as words } from '../../flows/card/texts';
import { planServiceTexts } from '../../texts/plan-service';
import { savedCardTexts } from '../../texts/saved-card';
import { shellTexts } from '../../texts/shell';
import { qrShape } from '../../ui/blocks/qr-shape';
import { savedPage } from '../../ui/frames/saved-page';

/** Of a plan that has ended, or will end while the card is saved. */
const warningOf = (card: SavedCard) => {
  const since = firstDayWithoutService(card);
  const ended = endedServiceOfSaved(card, since ?? todayInSantoDomingo(card.guardado));
  if (ended === null) return null;
  const title = planServiceTexts.sinServicioDe(card.nombre, screenDate(ended.ultimoDia));
  return { words: `${title} ${planServiceTexts.llamenos}`, since, telephone: brand.links.ayudaTelefono };
};

/** The offline page with the cards saved on this device. */
export const savedCardPage =
  (verification: string) =>
  (cards: readonly SavedCard[]): string =>
    savedPage({
      tab: `${savedCardTexts.titulo} · ${shellTexts.producto}`,
      title: savedCardTexts.titulo,
      lead: words.copiaDetalle,
      brand: shellTexts.producto,
      cards: cards.map((card) => {
        const { numbers, regime, plans } = cardFacts(card, todayInSantoDomingo(card.guardado));
        return {
          name: card.nombre,
          kind: words.tipo(card.tipoAfiliado),
          holder: isHolder(card.tipoAfiliado),
          updated: words.actualizado(screenMoment(card.guardado)),
          code: qrShape(verificationAddress(verification, card.codigoAfiliado)),
          codeLabel: words.codigo(card.nombre),
          numbers,
          facts: [...regime, ...plans],
          warning: warningOf(card),
        };
      }),
      again: { label: words.intentar, href: routes.card.path },
    });
