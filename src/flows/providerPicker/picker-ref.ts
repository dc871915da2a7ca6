import type { RefObject } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { providerPickerMachine } from '../../../machines/providerPicker/providerPicker.machine';

export type PickerRef = ActorRefFrom<typeof providerPickerMachine>;

export interface PickerViewProps {
  actor: PickerRef;
  field: RefObject<HTMLInputElement | null>;
}
