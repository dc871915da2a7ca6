import type { ActorRefFrom } from 'xstate';
import type { noticeChoicesMachine } from '../../../machines/noticeChoices/noticeChoices.machine';
import type { StateOf } from '../../../machines/state-of';

export type ChoicesRef = ActorRefFrom<typeof noticeChoicesMachine>;
export type ChoicesState = StateOf<typeof noticeChoicesMachine>;
