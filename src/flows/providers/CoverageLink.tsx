import { createLink } from '@tanstack/react-router';
import { routes } from '../../../domain/rules/access/routes';
import { linkWord } from '../../../domain/rules/lists/link-word';
import { RowAnchor } from '../../ui/actions/RowAnchor';
import { providersTexts as words } from './texts';

const RouterLink = createLink(RowAnchor);

interface Props {
  codigo: string;
  /** Whose coverage, of many. */
  name: string;
}

/** To what is covered there. */
export const CoverageLink = ({ codigo, name }: Props) => (
  <RouterLink to={routes.coverage.path} search={{ prestador: linkWord(codigo) }} aria-label={name}>
    {words.verCoberturas}
  </RouterLink>
);
