import { createLink } from '@tanstack/react-router';
import { hostOf, isExternal } from '../../domain/rules/access/safe-url';
import { shellTexts } from '../texts/shell';
import { TextAnchor } from '../ui/actions/TextAnchor';
import { ExternalLink } from '../ui/actions/TextLink';

const RouterLink = createLink(TextAnchor);

/** A link to a page of the portal, or to an external one in a new tab. */
export const PlaceLink = ({ to, children }: { to: string; children: string }) =>
  isExternal(to) ? (
    <ExternalLink href={to} newTabLabel={shellTexts.otraPestana(hostOf(to))}>
      {children}
    </ExternalLink>
  ) : (
    <RouterLink to={to}>{children}</RouterLink>
  );
