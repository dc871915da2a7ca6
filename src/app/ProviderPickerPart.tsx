import { ProviderPickerScreen } from '../flows/providerPicker/ProviderPickerScreen';
import { providerPickerLogic } from '../flows/providerPicker/wiring';

type Props = Parameters<typeof providerPickerLogic>[0];

export const ProviderPickerPart = (parts: Props) => <ProviderPickerScreen start={() => providerPickerLogic(parts)} />;
