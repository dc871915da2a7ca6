import { type AnyActorRef, type AnyMachineSnapshot, createActor } from 'xstate';
import { activationLogic } from '../../src/flows/activation/wiring';
import { changePasswordLogic } from '../../src/flows/changePassword/wiring';
import { emailChangeLogic } from '../../src/flows/emailChange/wiring';
import { planStatusLogic } from '../../src/flows/planStatus/wiring';
import { walletLogic } from '../../src/flows/wallet/wiring';
import type { Deps } from '../../src/wiring/deps';
import { stateName } from '../../tools/explore/path-id';
import { type LinkPageName, linkAddresses } from '../walks/link-addresses';

type Clock = NonNullable<Parameters<typeof createActor>[1]>['clock'];

/** One of the six pages behind a link, opened with a token; the URL changes as the page requests. */
export const openLinkPage = (
  name: LinkPageName,
  rest: string,
  deps: Deps,
  clock?: Clock,
  fileTemplate: string | null = null,
) => {
  const address = linkAddresses[name];
  const went: string[] = [];
  /** What the browser was sent to download. */
  const fetched: string[] = [];
  let pathname: string = rest === '' ? address : `${address}/${rest}`;
  const page = {
    deps,
    address,
    navigate: (to: string) => {
      went.push(to);
      pathname = to;
    },
    pathname: () => pathname,
  };
  const options = clock === undefined ? {} : { clock };
  const actor = (() => {
    switch (name) {
      case 'activation':
        return createActor(activationLogic(page), options);
      case 'changePassword':
        return createActor(changePasswordLogic(page), options);
      case 'planStatus':
        return createActor(planStatusLogic(page), options);
      case 'wallet': {
        const { logic, input } = walletLogic({
          ...page,
          settings: { application: 'shoebox://', fileTemplate },
          iphone: () => true,
          fetchFile: (file) => fetched.push(file),
        });
        return createActor(logic, { ...options, input });
      }
      default: {
        const { logic, input } = emailChangeLogic(name === 'emailChange' ? 'confirmar' : 'revertir', page);
        return createActor(logic, { ...options, input });
      }
    }
  })();
  const send: (event: { type: string } & Record<string, unknown>) => void = (event) => actor.send(event as never); // each test sends what its page knows
  /** The child chart that opens the link, while it runs. */
  const opening = (): AnyMachineSnapshot | undefined => {
    const { children }: { children: { abrirEnlace?: AnyActorRef | undefined } } = actor.getSnapshot();
    return children.abrirEnlace?.getSnapshot();
  };
  /** The state of the page, or of the failed child; for a bad link, its fault. */
  const state = () => {
    const { value, context } = actor.getSnapshot();
    const name = stateName(value);
    if (name === 'enlaceInservible') return context.enlace;
    return opening()?.hasTag('error') === true ? 'fallido' : name;
  };
  const waits = () => [actor.getSnapshot() as AnyMachineSnapshot, opening()].some((one) => one?.hasTag('cargando'));
  /** What failed last. */
  const problema = (): unknown => [actor.getSnapshot(), opening()].map((one) => one?.context.problema).find(Boolean);
  return { actor: actor.start(), send, went, fetched, state, waits, problema };
};
