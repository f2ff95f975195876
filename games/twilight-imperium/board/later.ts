// The parts of this board that hang on the rules, and come with them.
export { commodityValue, plansFor } from '../preview.ts';
export { Activate } from './activate.tsx';
export { BuildSheet } from './build-sheet.tsx';
export { Combat } from './combat.tsx';
export { Fleet } from './fleet.tsx';
export { LandingSheet } from './landing-sheet.tsx';
export { Leaders, leaderFigure } from './leaders.tsx';
export { OfferSheet } from './offer-sheet.tsx';
export { Planets } from './planets.tsx';
export { reachTo } from './reaching.ts';
export { Routes } from './routes.tsx';
export { SendSheet } from './send-sheet.tsx';
export { SystemSheet } from './system-sheet.tsx';
export { Technologies } from './technologies.tsx';
export { TradeButton } from './trade-button.tsx';
export { VoteSheet } from './vote-sheet.tsx';
