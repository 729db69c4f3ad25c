import { useNavigation } from 'react-router-dom'
import { ProgressBar } from './progress-bar'

/** A bar while the next page is on its way: on a slow line a click must not seem lost. */
export function NavigationProgress() {
  return <ProgressBar isShown={useNavigation().state === 'loading'} words="Loading the page" />
}
