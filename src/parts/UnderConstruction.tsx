import { createLink } from '@tanstack/react-router';
import { constructionTexts } from '../texts/construction';
import { shellTexts } from '../texts/shell';
import { TextAnchor } from '../ui/actions/TextLink';
import { Page } from '../ui/frames/Page';

const RouterLink = createLink(TextAnchor);

/** An honest page behind the right guard, for an address whose flow is not built yet. */
export const UnderConstruction = ({ page }: { page: keyof typeof constructionTexts.paginas }) => {
  const name = constructionTexts.paginas[page];
  return (
    <Page title={name} tab={`${name} · ${shellTexts.producto}`} lead={constructionTexts.titulo}>
      <p>{constructionTexts.detalle}</p>
      <p>
        <RouterLink to="/">{constructionTexts.volver}</RouterLink>
      </p>
    </Page>
  );
};
