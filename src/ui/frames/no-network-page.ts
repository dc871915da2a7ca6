import { barePage, safe } from './bare-page';

export interface NoNetworkPage {
  tab: string;
  brand: string;
  title: string;
  lead: string;
  again: string;
  /** What works without a network: a sentence, and a link to it. */
  works: { title: string; items: readonly { words: string; link?: { label: string; href: string } }[] };
  help: { words: string; telephone: string };
}

const item = ({ words, link }: NoNetworkPage['works']['items'][number]) =>
  `<p>${safe(words)}</p>${link === undefined ? '' : `<a class="button soft" href="${safe(link.href)}">${safe(link.label)}</a>`}`;

/** Stands in for a page that could not be loaded; its button loads the address that was asked for. */
export const noNetworkPage = ({ tab, brand, title, lead, again, works, help }: NoNetworkPage): string =>
  barePage({
    tab,
    brand,
    main: [
      `<h1>${safe(title)}</h1><p>${safe(lead)}</p><a class="button" href="">${safe(again)}</a>`,
      `<section class="panel"><h2>${safe(works.title)}</h2>${works.items.map(item).join('')}</section>`,
      `<p>${safe(help.words)} <a href="tel:${safe(help.telephone)}">${safe(help.telephone)}</a></p>`,
    ].join(''),
  });
