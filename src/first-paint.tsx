import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { brand } from '../domain/brand/brand';
import { loginFlow } from '../machines/login/login.rules';
import { LoginScreen } from './flows/login/LoginScreen';
import { HelpContact } from './parts/HelpContact';
import { Loading } from './parts/Loading';
import { slowWords } from './texts/first-paint';
import { shellTexts } from './texts/shell';
import { BrandName } from './ui/frames/Brand';
import { FirstPaint } from './ui/frames/FirstPaint';
import { ShellFrame } from './ui/frames/ShellFrame';

const emptyForm = () => ({ logic: loginFlow, input: { motivoCierre: null, intencionClub: false, regreso: '' } });

const frame = (bare: boolean, children: ReactNode) => (
  <ShellFrame
    bare={bare}
    skipLabel={shellTexts.saltar}
    top={<BrandName>{shellTexts.producto}</BrandName>}
    menuLabel={shellTexts.menuPrincipal}
    side={null}
    bottom={null}
    foot={null}
  >
    {children}
  </ShellFrame>
);

const shapes = {
  login: frame(
    true,
    <LoginScreen start={emptyForm} larimar={brand.links.larimar} help={<HelpContact links={brand.links} />} />,
  ),
  bare: frame(true, <Loading />),
  page: frame(false, <Loading />),
};

/** Fields need no program, but all that is pressed does: a form without a button that sends it is not sent by Enter. */
const fieldsAlone = (markup: string): string =>
  markup.replace(/<(a|button)(?=[ >])/g, '<$1 inert').replaceAll('type="submit"', 'type="button"');

/** What the server puts into a document, so that it is seen before any script has come. Run by the build, not by a browser. */
export const firstPaint: Record<string, string> = Object.fromEntries(
  Object.entries(shapes).map(([name, shape]) => [
    name,
    fieldsAlone(
      renderToStaticMarkup(
        <FirstPaint fields={name === 'login'} slowWords={slowWords}>
          {shape}
        </FirstPaint>,
      ),
    ),
  ]),
);
