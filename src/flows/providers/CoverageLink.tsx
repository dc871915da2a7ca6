import { createLink } from '@tanstack/react-router';
import { routes } from '../../../domain/rules/access/routes';
import { linkWord } from '../../../domain/rules/lists/link-word';
import { RowAnchor } from '../../ui/actions/RowAnchor';
import { providersTexts as words } from './texts';

const RouterLink = createLink(RowAnchor);

interface Props {
  codigo: string;
  /** The provider's name, for lists of many. */
  name: string;
}

/** Links to the provider's coverages. */
export const CoverageLink = ({ codigo, name }: Props) => (
  <RouterLink to={routes.coverage.path} search={{ prestador: linkWord(codigo) }} aria-label={name}>
    {words.verCoberturas}
  </RouterLink>
);
