{{- define "parley.name" -}}
{{- printf "%s" .Release.Name | trunc 50 | trimSuffix "-" -}}
{{- end -}}

{{/* Labels of every object. Takes the root and the part: web, worker or migration. */}}
{{- define "parley.labels" -}}
{{ include "parley.selector" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version }}
{{- end -}}

{{/* What finds the pods of a part; it never changes. */}}
{{- define "parley.selector" -}}
app.kubernetes.io/name: {{ .root.Chart.Name }}
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .part }}
{{- end -}}

{{/* What the settings must be for more than one pod; said before anything is made. */}}
{{- define "parley.check" -}}
{{- if not (or .Values.settings.S3_BUCKET .Values.files.existingClaim) -}}
{{- fail "Uploaded files need a place: set settings.S3_BUCKET, or files.existingClaim to a claim that many pods can write to." -}}
{{- end -}}
{{- if not .Values.settings.BASE_URL -}}
{{- fail "Set settings.BASE_URL to the public URL, for example https://chat.example.com." -}}
{{- end -}}
{{- if .Values.metrics.enabled -}}
{{- if or .Values.settings.METRICS_PORT .Values.settings.METRICS_HOST -}}
{{- fail "Set metrics.port instead of settings.METRICS_PORT and settings.METRICS_HOST." -}}
{{- end -}}
{{- if and .Values.networkPolicy.enabled (not .Values.metrics.from) -}}
{{- fail "Metrics have no token: set metrics.from to the pods that may read them." -}}
{{- end -}}
{{- end -}}
{{- range $name := .Values.secret.settings -}}
{{- if hasKey $.Values.settings $name -}}
{{- fail (printf "%s is both in settings and in secret.settings." $name) -}}
{{- end -}}
{{- end -}}
{{- end -}}

{{- define "parley.podSecurity" -}}
runAsNonRoot: true
runAsUser: 1000
runAsGroup: 1000
fsGroup: 1000
seccompProfile:
  type: RuntimeDefault
{{- end -}}

{{/* The container of a part. Takes the root, the part, its command (a list, or nothing) and its resources. */}}
{{- define "parley.container" -}}
name: {{ .part }}
image: "{{ .root.Values.image.repository }}:{{ .root.Values.image.tag | default .root.Chart.AppVersion }}"
imagePullPolicy: {{ .root.Values.image.pullPolicy }}
{{- with .command }}
command: {{ toJson . }}
{{- end }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities:
    drop: ["ALL"]
env:
  - name: ROLE
    value: {{ ternary "worker" "web" (eq .part "worker") }}
  {{- range $name, $value := .root.Values.settings }}
  {{- if ne $value "" }}
  - name: {{ $name }}
    value: {{ $value | quote }}
  {{- end }}
  {{- end }}
  {{- if and .root.Values.metrics.enabled (ne .part "migration") }}
  - name: METRICS_PORT
    value: {{ .root.Values.metrics.port | quote }}
  - name: METRICS_HOST
    value: 0.0.0.0
  {{- end }}
  {{- range .root.Values.secret.settings }}
  - name: {{ . }}_FILE
    value: /run/secrets/parley/{{ . }}
  {{- end }}
volumeMounts:
  - name: secret
    mountPath: /run/secrets/parley
    readOnly: true
  - name: data
    mountPath: /data
  - name: tmp
    mountPath: /tmp
{{- with .resources }}
resources:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end -}}

{{- define "parley.volumes" -}}
- name: secret
  secret:
    secretName: {{ .Values.secret.name }}
    # Readable by the group of the pod: 0440.
    defaultMode: 288
- name: data
  {{- if .Values.files.existingClaim }}
  persistentVolumeClaim:
    claimName: {{ .Values.files.existingClaim }}
  {{- else }}
  emptyDir: {}
  {{- end }}
- name: tmp
  emptyDir: {}
{{- end -}}

{{- define "parley.pod" -}}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  {{- include "parley.podSecurity" . | nindent 2 }}
{{- with .Values.image.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
volumes:
  {{- include "parley.volumes" . | nindent 2 }}
{{- end -}}
