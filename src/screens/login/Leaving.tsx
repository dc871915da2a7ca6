import { loginTexts } from '../../texts/login';
import { shellTexts } from '../../texts/shell';
import { Page } from '../../ui/Page';
import { Spinner } from '../../ui/Spinner';

export const Leaving = () => (
  <Page title={loginTexts.titulo} tab={`${loginTexts.pagina} · ${shellTexts.producto}`}>
    <Spinner label={loginTexts.entrando} />
  </Page>
);
