import { useSelector } from '@xstate/react';
import type { App } from '../../flows/app';
import { homeTexts } from '../../texts/home';
import { shellTexts } from '../../texts/shell';
import { Hero } from '../../ui/Hero';
import { Stack } from '../../ui/layout/Stack';

export const HomeScreen = ({ session }: Pick<App, 'session'>) => {
  const name = useSelector(session, ({ context }) => `${context.nombres} ${context.apellidos}`.trim());
  return (
    <Stack>
      <title>{`${homeTexts.pagina} · ${shellTexts.producto}`}</title>
      <Hero greeting={homeTexts.hola} name={name} />
    </Stack>
  );
};
