import { shellTexts } from '../../texts/shell';
import { Spinner } from '../../ui/blocks/Spinner';
import { Page } from '../../ui/frames/Page';
import { loginTexts } from './texts';

export const Leaving = () => (
  <Page title={loginTexts.titulo} tab={`${loginTexts.pagina} · ${shellTexts.producto}`}>
    <Spinner label={loginTexts.entrando} />
  </Page>
);
