import { useSelector } from '@xstate/react';
import { noticeKindNames } from '../../../domain/rules/promises/notice-kinds';
import type { noticeChoicesMachine } from '../../../machines/noticeChoices/noticeChoices.machine';
import { ReadingCard } from '../../parts/ReadingCard';
import { type Start, useFlow } from '../../parts/use-flow';
import { Card } from '../../ui/blocks/Card';
import { CardHead } from '../../ui/blocks/CardHead';
import { SwitchList } from '../../ui/fields/SwitchList';
import { Stack } from '../../ui/layout/Stack';
import type { ChoicesRef, ChoicesState } from './choices-ref';
import { NoticeChoice } from './NoticeChoice';
import { noticeChoicesTexts as words } from './texts';

interface ViewProps {
  actor: ChoicesRef;
  state: ChoicesState;
}
type View = (props: ViewProps) => React.ReactNode;

/** The screen shows choices of mails; the contract may carry other channels. */
const shownChannel = 'correo';

const Nothing: View = () => null;

const Reading: View = ({ actor }) => (
  <ReadingCard actor={actor} title={words.titulo} reading={words.cargando} failure={words.sinCargar} rows={3} />
);

const Shown: View = ({ actor, state }) => {
  const avisos = useSelector(actor, ({ context }) => context.avisos);
  return (
    <Card>
      <Stack space={3}>
        <CardHead title={words.titulo} />
        <p>{words.campana}</p>
        <SwitchList
          label={words.titulo}
          items={noticeKindNames.flatMap((id) => {
            const choice = avisos.find(({ tipo, canal }) => tipo === id && canal === shownChannel);
            return choice === undefined
              ? []
              : [{ id, content: <NoticeChoice actor={actor} state={state} kind={id} choice={choice} /> }];
          })}
        />
      </Stack>
    </Card>
  );
};

const views = {
  empezando: Nothing,
  leyendo: Reading,
  'mostrando.quieto': Shown,
  'mostrando.releyendo': Shown,
  'mostrando.guardando': Shown,
  'mostrando.comprobando': Shown,
  'mostrando.guardado': Shown,
  'mostrando.rechazado': Shown,
  'mostrando.noGuardado': Shown,
  'mostrando.sinConfirmar': Shown,
  ausente: Nothing,
} satisfies Record<ChoicesState, View>;

/** In the contact section of one's own profile: what is told by mail. Nothing where the server offers no choice. */
export const NoticeChoicesScreen = ({ start }: { start: () => Start<typeof noticeChoicesMachine> }) => {
  const { actor, state } = useFlow(start);
  const Current = views[state];
  return <Current actor={actor} state={state} />;
};
