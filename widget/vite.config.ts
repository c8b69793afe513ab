import { widgetBuildConfig } from './build-widget.ts';

export default widgetBuildConfig('build/widget');
