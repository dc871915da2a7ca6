import { constructionTexts } from '../texts/construction';
import { shellTexts } from '../texts/shell';
import { Button } from '../ui/actions/Button';
import { Page } from '../ui/frames/Page';
import { Narrow } from '../ui/layout/Narrow';

/** The wizard comes later; leaving it for now already works. */
export const OnboardingPending = ({ onSkip }: { onSkip: () => void }) => (
  <Narrow>
    <Page
      title={constructionTexts.paginas.onboarding}
      tab={`${constructionTexts.paginas.onboarding} · ${shellTexts.producto}`}
      lead={constructionTexts.titulo}
    >
      <p>{constructionTexts.onboarding}</p>
      <Button width="full" onPress={onSkip}>
        {constructionTexts.omitir}
      </Button>
    </Page>
  </Narrow>
);
