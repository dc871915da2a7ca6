import { Outlet } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { PublicSettings } from '../../contract/settings';
import type { App } from '../../flows/app';
import { shellTexts } from '../../texts/shell';
import { body, main, skip } from '../../ui/Shell.css';
import { InactivityWarning } from '../inactivity/InactivityWarning';
import { LogoutQuestion } from './LogoutQuestion';
import { SideMenu } from './SideMenu';
import { SnackbarStack } from './SnackbarStack';
import { StartProblem } from './StartProblem';
import { TopBar } from './TopBar';

const bare = ['/login', '/onboarding'];
