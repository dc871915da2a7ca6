import type { PublicSettings } from '../../domain/contract/settings';
import { routes } from '../../domain/rules/access/routes';
import { meanwhileTexts as words } from '../texts/meanwhile';
import { Section } from '../ui/blocks/Section';
import { Row, Stack } from '../ui/layout/Stack';
import { ContactWays } from './ContactWays';
import { PlaceLink } from './PlaceLink';

interface Props {
  page: 'citas' | 'club';
  links: PublicSettings['links'];
}

/** Other ways to what a page of the portal cannot do yet. */
export const Meanwhile = ({ page, links }: Props) => (
  <Section title={words.titulo}>
    <Stack space={3}>
      <p>{words[page]}</p>
      {page === 'citas' && (
        <Row>
          <PlaceLink to={routes.providers.path}>{words.prestadores}</PlaceLink>
        </Row>
      )}
      <p>{words.ayuda}</p>
      <ContactWays links={links} />
    </Stack>
  </Section>
);
